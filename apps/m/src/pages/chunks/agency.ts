// One chunk: what only agents see.
export * as agentClosed from '../agent-closed.tsx'
export * as agentHome from '../agent-home.tsx'
export * as agreement from '../agreement.tsx'
export * as dividend from '../dividend.tsx'
