import type { Contract } from '@foyer/core/contract'
import { callerOf, type Handler } from './handler.ts'

/** PCALL-10: empty fields for who has nothing to sign. */
export const contractInfo: Handler<Contract['contractInfo']> = (context) => {
  const {
    dailysalreqtype = '',
    divtypecompperiodreq = '',
    contracthoursalreq = '',
  } = context.world.contractsToSign.get(callerOf(context).member.userName) ?? {}
  return { dailysalreqtype, divtypecompperiodreq, contracthoursalreq }
}
