/** Texts of the pages around signing in. */
export const auth = {
  'register.title': 'Create an account',
  'register.ways': 'Login or register',
  'register.toLogin': 'Login',
  'register.here': 'Register',
  'register.bonus': 'Earn {amount} when you register',
  'register.bonusText': '{amount} is credited after you register.',

  'forgot.title': 'Forgot your password?',
  'forgot.back': 'Back to login',

  'password.firstTitle': 'Choose your password',
  'password.first': 'This is your first login. Please choose a password of your own.',
  'password.leave': 'Back to settings',

  'login.title': 'Welcome back',
  'login.toPlay': 'Log in to play {game}',
  'register.toPlay': 'Sign up to play {game}',
  'login.noAccount': 'New here?',
  'login.register': 'Create an account',
  'page.forgot.none': 'No phone number or e-mail on the account?',
  'page.forgot.support': 'Ask customer service',
} as const
