// A task of its own for React, whose module code takes a phone a while to run.
import 'react-dom/client'
