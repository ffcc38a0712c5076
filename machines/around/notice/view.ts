import type { SnapshotFrom } from 'xstate'
import type { Problem } from '../../entities/problem'
import type { noticeMachine } from './machine'

export interface NoticeView {
  readonly problem: Problem
  readonly isVisible: boolean
  readonly isLeaving: boolean
}

export function noticeView(snapshot: SnapshotFrom<typeof noticeMachine>): NoticeView {
  return {
    problem: snapshot.context.problem,
    isVisible: !snapshot.matches('rendered'),
    isLeaving: snapshot.matches('fading'),
  }
}
