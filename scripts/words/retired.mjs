/**
 * Words that are retired as names, with the word of the field that took their place (`docs/glossary.md`).
 *
 * `part` is one word of a camelCase or hyphenated name, `name` is a whole name, `prefix` begins a constant. `legal` lists
 * whole names, and folders or files (those with a slash), where the word has another, plain meaning.
 */
export const RETIRED_NAMES = [
  { prefix: 'MOST_', use: 'MAX_' },
  { prefix: 'LONGEST_', use: 'MAX_' },
  { prefix: 'LEAST_', use: 'MIN_' },
  { prefix: 'SHORTEST_', use: 'MIN_' },
  { part: 'intent', use: 'event' },
  { part: 'intents', use: 'events' },
  { name: 'Ground', use: 'Runtime' },
  { name: 'ground', use: 'runtime' },
  { part: 'passengers', use: 'callers' },
  { part: 'aloft', use: 'inFlight' },
  { part: 'sealer', use: 'cipher' },
  { part: 'sealed', use: 'encrypted' },
  { name: 'SecretBox', use: 'SecretCipher' },
  { name: 'SessionHook', use: 'TokenProvider' },
  { name: 'createLate', use: 'createLazy' },
  { name: 'Late', use: 'Lazy' },
  { part: 'ahead', use: 'prefetch' },
  { part: 'keeper', use: 'instanceCache' },
  { part: 'judge', use: 'evaluate' },
  { part: 'ruling', use: 'AccessResult' },
  {
    part: 'verdict',
    use: 'AccessResult, Result',
    // A field of the sandbox's control command `reviewIdentity`.
    legal: [
      'packages/sandbox/src/control/',
      'packages/sandbox/src/handlers/kyc.test.ts',
      'packages/sandbox/src/handlers/withdrawals.test.ts',
      'packages/core/src/features/cashier/withdrawals/',
      'packages/core/src/features/account/kyc/kyc.test.ts',
      'packages/react/src/components/kyc-screen/',
      'apps/m/e2e/member.spec.ts',
    ],
  },
  { name: 'foresee', use: 'checkRoute' },
  { part: 'entrance', use: 'signInFlow' },
  { name: 'comeBack', use: 'autoSignIn' },
  { part: 'renewal', use: 'refresh' },
  { part: 'meant', use: 'parsedValues' },
  { part: 'meanings', use: 'normalizers' },
  { part: 'saying', use: 'withMessage' },
  { part: 'blamed', use: 'serverFieldError' },
  // The suit of playing cards.
  { part: 'hearts', use: 'favourites', legal: ['packages/games/src/translations/'] },
  { part: 'bones', use: 'phoneticKey' },
  { part: 'picks', use: 'imageSelection' },
  { part: 'elsewhere', use: 'router' },
  { part: 'begun', use: 'hasInteracted' },
  { part: 'parcels', use: 'delayedNetwork' },
  { part: 'desks', use: 'formFixture' },
  { part: 'books', use: 'ledger' },
  { part: 'blot', use: 'redact' },
  // A control command of the sandbox.
  { part: 'vouch', use: 'trust', legal: ['vouch'] },
  { part: 'unfit', use: 'invalidValue' },
  { part: 'duties', use: 'tasks' },
]

/** Phrases of comments and documents that a reader with English as a second language has to decode. */
export const RETIRED_PHRASES = [
  { phrase: 'whoever', use: 'the person who, the caller that' },
  { phrase: 'somebody', use: 'another user, another tab' },
  { phrase: 'nobody', use: 'no code, no person, nothing' },
  { phrase: 'what comes of it', use: 'the result' },
  { phrase: 'who is there', use: 'the session' },
  { phrase: 'who is here', use: 'the session, the user' },
]
