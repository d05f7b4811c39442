/** Rules of appointments: age, nationality, service, medical, vetting, strength, oath. */
import { addMonths, ageAt, formatDate, isCalendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { OfficerSource } from '../../officer/officer.schema.ts';
import { APPOINTMENT_RULES as W } from './rule-words.ts';
import { block, blockAtApproval, holdsCourse, ok, warn, type Rule, type RuleFacts } from '../../rule-facts.ts';
import { lastDayOfService, renewedUntil } from './service-end.ts';

/** Police Act 1967 and serving order H602: from 18; civilians up to the setting (45), those who served before up to 55. */
export const AGES = { least: 18, served: 55 } as const;
const MEDICAL_MONTHS = 12;

const isNew = ({ type, category }: RuleFacts) => type === 'Officer' && category === 'New Appointment';
const isRenewal = ({ type, category }: RuleFacts) => type === 'Officer' && category === 'Renewal';
const dayOf = (value: unknown): CalendarDate | null => (isCalendarDate(value) ? value : null);

const age: Rule = (facts) => {
  if (!isNew(facts)) return null;
  const birth = facts.person?.birth ?? null;
  if (birth === null) return block(W.noBirth);
  const years = ageAt(birth, facts.applied);
  const most = (facts.payload['source'] as OfficerSource) === 'Civilian' ? facts.max_civilian_age : AGES.served;
  if (years < AGES.least) return block(W.tooYoung, { age: years, least: AGES.least });
  return years > most ? block(W.tooOld, { age: years, most }) : ok(W.ageFits, { age: years, most });
};

const local: Rule = (facts) => (isNew(facts) ? (facts.person?.local ? ok(W.local) : block(W.notLocal)) : null);

const service: Rule = (facts) => {
  const birth = facts.person?.birth ?? null;
  if (birth === null || !(isNew(facts) || isRenewal(facts))) return null;
  const last = lastDayOfService(birth);
  if (facts.today > last) return block(W.served, { date: formatDate(last) });
  const years = facts.payload['years'];
  const until = isRenewal(facts)
    ? typeof years === 'number' && facts.officer && renewedUntil(facts.officer.appointment_expiry, facts.today, years)
    : dayOf(facts.decision['appointment_expiry']);
  if (!until) return null;
  return until > last ? block(W.beyondService, { until: formatDate(until), date: formatDate(last) }) : ok(W.withinService, { date: formatDate(last) });
};

const period: Rule = (facts) => {
  const [from, until] = [dayOf(facts.decision['appointed_at']), dayOf(facts.decision['appointment_expiry'])];
  return isNew(facts) && from && until && until <= from ? block(W.periodTurned) : null;
};

const medical: Rule = (facts) => {
  if (!isNew(facts) && !isRenewal(facts)) return null;
  const on = dayOf(facts.sensitive['medical_date']);
  if (on === null) return block(W.noMedical);
  if (on > facts.today || addMonths(on, MEDICAL_MONTHS) < facts.applied) return block(W.medicalOld, { months: MEDICAL_MONTHS });
  return facts.sensitive['medical_fit'] === true ? ok(W.medicalFits) : block(W.unfit);
};

const vetting: Rule = (facts) => {
  if (!isNew(facts)) return null;
  const status = facts.sensitive['vetting_status'];
  if (status === 'Failed') return block(W.vettingFailed);
  return status === 'Cleared' ? ok(W.vettingCleared) : blockAtApproval(facts.stage, W.vettingPending);
};

const record: Rule = (facts) => (isNew(facts) && (facts.sensitive['criminal'] === true || facts.sensitive['drug'] === true) ? warn(W.declared) : null);

const consent: Rule = (facts) => ((isNew(facts) || isRenewal(facts)) && facts.payload['consent'] !== true ? block(W.noConsent) : null);

const strength: Rule = (facts) => {
  if (!isNew(facts)) return null;
  if (!facts.strength) return blockAtApproval(facts.stage, W.noUnit);
  const { approved, gazetted, taken } = facts.strength;
  if (taken >= approved) return blockAtApproval(facts.stage, W.full, { taken, approved });
  return gazetted !== null && taken >= gazetted ? warn(W.aboveGazette, { taken, gazetted }) : ok(W.strengthFits, { taken, approved });
};

/** The basic course comes before the oath. */
const oath: Rule = (facts) => {
  if (!isNew(facts)) return null;
  const on = dayOf(facts.decision['oath_date']);
  if (on !== null) return holdsCourse(facts, 'Basic', on) ? ok(W.basicPassed) : block(W.oathBeforeBasic);
  return holdsCourse(facts, 'Basic', facts.today) ? ok(W.basicPassed) : warn(W.basicMissing);
};

const serving: Rule = (facts) => {
  if (facts.type !== 'Officer' || !facts.officer || facts.category === 'Termination') return null;
  return facts.officer.status === 'Inactive' ? block(W.notOfficer) : null;
};

/** Powers hold in the areas of the unit alone. */
const area: Rule = ({ type, payload, areas }) => {
  const named = payload['authority_area'];
  if (type !== 'Officer' || typeof named !== 'string' || areas.length === 0) return null;
  return areas.some((each) => each.toLowerCase() === named.toLowerCase()) ? ok(W.areaFits) : warn(W.areaUnknown);
};

/** What the unit gave comes back before the appointment ends. */
const equipment: Rule = (facts) => {
  if (facts.type !== 'Officer' || facts.category !== 'Termination' || !facts.officer) return null;
  return facts.officer.issued.length > 0 ? blockAtApproval(facts.stage, W.equipment, { names: facts.officer.issued.join(', ') }) : null;
};

/** Plans of other modules stay: somebody else is to take what was planned. */
const planned: Rule = ({ type, category, planned: n }) => (type === 'Officer' && category === 'Termination' && n ? warn(W.planned, { n }) : null);

export const APPOINTMENT: Readonly<Record<string, Rule>> = {
  age,
  local,
  service,
  period,
  medical,
  vetting,
  record,
  consent,
  strength,
  oath,
  area,
  equipment,
  planned,
  officer: serving,
};
