import '../../shell/framed.css'

export { embed } from '../../services/embedding/embed'
