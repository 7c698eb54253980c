import type { memberActsEndpoints } from '@vonk/contract/admin/member-acts';
import type { memberMoneyEndpoints } from '@vonk/contract/admin/member-money';
import type { membersEndpoints } from '@vonk/contract/admin/members';
import type { RateLimit } from '../../platform/http/rates/rate-limit.ts';
import type { StaffRoutes, StaffServices } from '../../staff/index.ts';
import { mailEmailChange } from './change-email.ts';
import { findMembers } from './find-members.ts';
import { logMemberOut, takeTwoStepOff } from './logins.ts';
import { giveMeasureBack, type MeasureServices, showMeasureLetter, takeMeasure } from './measures.ts';
import { beginMemberErasure, orderMemberExport, type RequestServices } from './own-requests.ts';
import { correctCredits, showLedger } from './money/credits.ts';
import { showPayments } from './money/payments.ts';
import { showLinks } from './show-links.ts';
import { showMember } from './show-member.ts';
import { giveWarning, showWarningLetter } from './warnings.ts';

/** Enough for a day of work, and too little to copy the members of a site. */
const looks: RateLimit = { max: 120, seconds: 600, per: 'member' };
const acts: RateLimit = { max: 60, seconds: 600, per: 'member' };

export const membersRoutes = (services: Pick<StaffServices, 'db'>): StaffRoutes<typeof membersEndpoints> => ({
  'POST /api/admin/member-search': { limit: looks, handle: (call, input) => findMembers(services, call, input) },
  'POST /api/admin/member-links': { limit: looks, handle: (call, input) => showLinks(services, call, input) },
  'GET /api/admin/member': { limit: looks, handle: (call, input) => showMember(services, call, input) },
});

export const memberActsRoutes = (
  services: MeasureServices & RequestServices,
): StaffRoutes<typeof memberActsEndpoints> => ({
  'POST /api/admin/member-warning': { limit: acts, handle: (call, input) => giveWarning(services, call, input) },
  'POST /api/admin/member-warning-letter': {
    limit: looks,
    handle: (call, input) => showWarningLetter(services, call, input),
  },
  'POST /api/admin/member-export': { limit: acts, handle: (call, input) => orderMemberExport(services, call, input) },
  'POST /api/admin/member-erase': { limit: acts, handle: (call, input) => beginMemberErasure(services, call, input) },
  'POST /api/admin/member-measure': { limit: acts, handle: (call, input) => takeMeasure(services, call, input) },
  'POST /api/admin/member-measure-letter': {
    limit: looks,
    handle: (call, input) => showMeasureLetter(services, call, input),
  },
  'POST /api/admin/member-restore': { limit: acts, handle: (call, input) => giveMeasureBack(services, call, input) },
  'POST /api/admin/member-log-out': { limit: acts, handle: (call, input) => logMemberOut(services, call, input) },
  'POST /api/admin/member-email': { limit: acts, handle: (call, input) => mailEmailChange(services, call, input) },
  'POST /api/admin/member-two-step-off': {
    limit: acts,
    handle: (call, input) => takeTwoStepOff(services, call, input),
  },
});

export const memberMoneyRoutes = (services: MeasureServices): StaffRoutes<typeof memberMoneyEndpoints> => ({
  'GET /api/admin/member-ledger': { limit: looks, handle: (call, input) => showLedger(services, call, input) },
  'GET /api/admin/member-payments': { limit: looks, handle: (call, input) => showPayments(services, call, input) },
  'POST /api/admin/member-correction': { limit: acts, handle: (call, input) => correctCredits(services, call, input) },
});
