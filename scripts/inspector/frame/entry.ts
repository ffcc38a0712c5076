import './frame'
import '../../../src/app/main'
