// One chunk: what only agents see.
export * as agentHome from '../agent-home/agent-home.tsx'
export * as agreement from '../agreement/agreement.tsx'
export * as dividend from '../dividend/dividend.tsx'
export * as openAccount from '../open-account/open-account.tsx'
export * as rebateIncome from '../rebate-income/rebate-income.tsx'
export * as rebateSettings from '../rebate-settings/rebate-settings.tsx'
