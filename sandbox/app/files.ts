/** The built checkout, by paths below its folder. */
export interface Files {
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>
}
