// One chunk: what only agents see.
export * as agentHome from '../agent-home.tsx'
export * as agreement from '../agreement.tsx'
export * as dividend from '../dividend.tsx'
export * as openAccount from '../open-account.tsx'
export * as rebateIncome from '../rebate-income.tsx'
export * as rebateSettings from '../rebate-settings.tsx'
