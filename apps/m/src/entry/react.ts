// React's own share of the start: it runs when it is imported, which takes a phone a while.
import 'react-dom/client'
