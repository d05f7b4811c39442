/** Reads that any change of the unit makes stale. */
import { areas } from '../contract/duty/area.register.ts';
import { listBarredDuty, listDuty, listOutsideDuty } from '../contract/duty/duty.endpoints.ts';
import { orders } from '../contract/duty/order.register.ts';
import { charges } from '../contract/officer/charge.register.ts';
import { cardSummary, listCards, showCard } from '../contract/card/card.endpoints.ts';
import { assetSummary, countSheet, listAssets, listCounts, listStoreChoices, showAsset } from '../contract/armoury/armoury.endpoints.ts';
import { stores } from '../contract/armoury/store.register.ts';
import { courses, listCertificates, listProviders, listParticipants, passRates } from '../contract/course/course.register.ts';
import { listOfficers, listRankChoices, showOfficer } from '../contract/officer/officer.endpoints.ts';
import { showOfficerPapers } from '../contract/officer/papers.endpoints.ts';
import { showUnit } from '../contract/officer/unit.endpoints.ts';
import { listAllowances } from '../contract/rank/allowance.endpoints.ts';
import { listDue, ranks } from '../contract/rank/rank.register.ts';

export const UNIT_READS = [
  listOfficers,
  showOfficer,
  showOfficerPapers,
  listRankChoices,
  showUnit,
  ranks.list,
  ranks.show,
  listDue,
  listAllowances,
  charges.list,
  areas.list,
  orders.list,
  listDuty,
  listOutsideDuty,
  listBarredDuty,
  courses.list,
  courses.show,
  listParticipants,
  listCertificates,
  listProviders,
  passRates,
  listAssets,
  showAsset,
  assetSummary,
  stores.list,
  listStoreChoices,
  listCounts,
  countSheet,
  listCards,
  showCard,
  cardSummary,
];
