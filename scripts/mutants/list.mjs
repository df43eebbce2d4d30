/**
 * Rules to break, one at a time: `find` stands exactly once in `file` and is replaced by `replace`; `tests` are what
 * Vitest runs. A name begins with the ids of the requirements that the rule belongs to.
 */
const core = (path) => ['--project', 'core', `packages/core/src/${path}`]
const react = (path) => ['--project', 'react', `packages/react/src/${path}`]

export const MUTANTS = [
  {
    rule: 'WALLET-01 an amount is rounded half up',
    file: 'packages/core/src/wallet/money.ts',
    find: `>= '5' ? kept + 1n : kept`,
    replace: `> '5' ? kept + 1n : kept`,
    tests: core('wallet'),
  },
  {
    rule: 'FAV-03 a heart that the platform refuses goes back',
    file: 'packages/core/src/favourites/create-favourites.ts',
    find: '          wish.wanted = server\n          show(key, server)',
    replace: '          wish.wanted = server',
    tests: core('favourites'),
  },
  {
    rule: 'HOME-19 lottery games have no heart',
    file: 'packages/core/src/favourites/create-favourites.ts',
    find: 'return !isLottery(gameType) && !isLottery(gameCategory)',
    replace: 'return true',
    tests: core('favourites'),
  },
  {
    rule: 'FAV-01 the hearts of one member are not those of the next',
    file: 'packages/core/src/favourites/create-favourites.ts',
    find: 'for (const key of [...shown]) show(key, false)',
    replace: '',
    tests: core('favourites'),
  },
  {
    rule: 'PERR-09 an unsafe call is never sent twice',
    file: 'packages/core/src/transport/retry-step.ts',
    find: '!question.endpoint.safe || ',
    replace: '',
    tests: core('transport'),
  },
  {
    rule: 'CONST-02 a throttle shares one answer within its time',
    file: 'packages/core/src/kernel/throttle.ts',
    find: 'now < last.at + ms',
    replace: 'now <= last.at',
    tests: core('kernel/throttle.test.ts'),
  },
  {
    rule: 'LOTTERY-04 winners stand by amount, highest first',
    file: 'packages/core/src/lottery/rules.ts',
    find: 'compareAmounts(other.amount, one.amount)',
    replace: 'compareAmounts(one.amount, other.amount)',
    tests: core('lottery'),
  },
  {
    rule: 'LOTTERY-04 names of winners are masked',
    file: 'packages/core/src/lottery/rules.ts',
    find: 'userName: userName && maskName(userName)',
    replace: 'userName',
    tests: core('lottery'),
  },
  {
    rule: 'RECENT-02 the recent list is told of a game that was added',
    file: 'packages/core/src/recents/create-recents.ts',
    find: '        $revision.set($revision.get() + 1)\n',
    replace: '',
    tests: core('recents'),
  },
  {
    rule: 'PROLE-02 types 0, 4 and 40 are no agents',
    file: 'packages/core/src/session/roles.ts',
    find: '!config.roles.nonAgent.includes(Number(type ?? 0))',
    replace: 'Number(type ?? 0) !== 0',
    tests: core('session/roles.test.ts'),
  },
  {
    rule: 'STATUS-02 maintenance wins over a restricted region',
    file: 'packages/core/src/site/status.ts',
    find: `flags.maintenance ? 'maintenance' : flags.regionRestriction ? 'restricted' : 'normal'`,
    replace: `flags.regionRestriction ? 'restricted' : flags.maintenance ? 'maintenance' : 'normal'`,
    tests: core('site'),
  },
  {
    rule: 'HOME-03 banners stand still under reduced motion',
    file: 'packages/react/src/hooks/use-rotation.ts',
    find: 'still || motion === undefined',
    replace: 'motion === undefined',
    tests: react('components/carousel'),
  },
]
