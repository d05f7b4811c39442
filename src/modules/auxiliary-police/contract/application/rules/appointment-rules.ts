/** Rules of appointments: age, nationality, service, medical, vetting, strength, oath. */
import { addMonths, ageAt, formatDate, isCalendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { OfficerSource } from '../../officer/officer.schema.ts';
import { APPOINTMENT_RULES as W } from './rule-words.ts';
import { at, block, blockAtApproval, holdsCourse, mayTakeOath, ok, warn, WHOM, type Rule, type RuleFacts } from '../../rule-facts.ts';
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
  if (birth === null) return at(WHOM, block(W.noBirth));
  const years = ageAt(birth, facts.applied);
  const most = (facts.payload['source'] as OfficerSource) === 'Civilian' ? facts.max_civilian_age : AGES.served;
  if (years < AGES.least) return at(WHOM, block(W.tooYoung, { age: years, least: AGES.least }));
  return years > most ? at(WHOM, block(W.tooOld, { age: years, most })) : ok(W.ageFits, { age: years, most });
};

const local: Rule = (facts) => (isNew(facts) ? (facts.person?.local ? ok(W.local) : at(WHOM, block(W.notLocal))) : null);

const service: Rule = (facts) => {
  const birth = facts.person?.birth ?? null;
  if (birth === null || !(isNew(facts) || isRenewal(facts))) return null;
  const last = lastDayOfService(birth);
  if (facts.today > last) return at(WHOM, block(W.served, { date: formatDate(last) }));
  const years = facts.payload['years'];
  const until = isRenewal(facts)
    ? typeof years === 'number' && facts.officer && renewedUntil(facts.officer.appointment_expiry, facts.today, years)
    : dayOf(facts.decision['appointment_expiry']);
  if (!until) return null;
  const field = isRenewal(facts) ? 'payload.years' : 'decision.appointment_expiry';
  return until > last
    ? at(field, block(W.beyondService, { until: formatDate(until), date: formatDate(last) }))
    : ok(W.withinService, { date: formatDate(last) });
};

/** An appointment ends after it began, by its own last day or by a termination. */
const period: Rule = (facts) => {
  const { type, category, officer, payload } = facts;
  const ended = type === 'Officer' && category === 'Termination' ? dayOf(payload['effective_date']) : null;
  if (ended !== null && officer && ended < officer.appointed_at)
    return at('payload.effective_date', block(W.endsBefore, { date: formatDate(officer.appointed_at) }));
  const [from, until] = [dayOf(facts.decision['appointed_at']), dayOf(facts.decision['appointment_expiry'])];
  return isNew(facts) && from && until && until <= from ? at('decision.appointment_expiry', block(W.periodTurned)) : null;
};

const medical: Rule = (facts) => {
  if (!isNew(facts) && !isRenewal(facts)) return null;
  const on = dayOf(facts.sensitive['medical_date']);
  if (on === null) return at('payload.medical_date', block(W.noMedical));
  if (on > facts.today || addMonths(on, MEDICAL_MONTHS) < facts.applied) return at('payload.medical_date', block(W.medicalOld, { months: MEDICAL_MONTHS }));
  return facts.sensitive['medical_fit'] === true ? ok(W.medicalFits) : at('payload.medical_fit', block(W.unfit));
};

const vetting: Rule = (facts) => {
  if (!isNew(facts)) return null;
  const status = facts.sensitive['vetting_status'];
  if (status === 'Failed') return at('payload.vetting_status', block(W.vettingFailed));
  if (status !== 'Cleared') return at('payload.vetting_status', blockAtApproval(facts.stage, W.vettingPending));
  const on = dayOf(facts.sensitive['vetting_date']);
  return on !== null && on > facts.today ? at('payload.vetting_date', block(W.vettedLater)) : ok(W.vettingCleared);
};

const record: Rule = (facts) => {
  const declared = isNew(facts) ? ['criminal', 'drug'].find((key) => facts.sensitive[key] === true) : undefined;
  return declared === undefined ? null : at(`payload.${declared}`, warn(W.declared));
};

const consent: Rule = (facts) => ((isNew(facts) || isRenewal(facts)) && facts.payload['consent'] !== true ? at('payload.consent', block(W.noConsent)) : null);

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
  if (on !== null) return mayTakeOath(facts, on) ? ok(W.basicPassed) : at('decision.oath_date', block(W.oathBeforeBasic));
  return holdsCourse(facts, 'Basic', facts.today) ? ok(W.basicPassed) : at(WHOM, warn(W.basicMissing));
};

const serving: Rule = (facts) => {
  if (facts.type !== 'Officer' || !facts.officer || facts.category === 'Termination') return null;
  if (facts.officer.status === 'Inactive') return at(WHOM, block(W.notOfficer));
  return facts.person?.employed === false ? at(WHOM, block(W.left)) : null;
};

/** Powers hold in the areas of the unit alone. */
const area: Rule = ({ type, payload, areas }) => {
  const named = payload['authority_area'];
  if (type !== 'Officer' || typeof named !== 'string' || areas.length === 0) return null;
  return areas.some((each) => each.toLowerCase() === named.toLowerCase()) ? ok(W.areaFits) : at('payload.authority_area', warn(W.areaUnknown));
};

/** What the unit gave comes back before the appointment ends. */
const equipment: Rule = (facts) => {
  if (facts.type !== 'Officer' || facts.category !== 'Termination' || !facts.officer) return null;
  const names = facts.officer.issued.join(', ');
  return names ? at(WHOM, blockAtApproval(facts.stage, W.equipment, { names })) : null;
};

/** Plans of other modules stay: somebody else is to take what was planned. */
const planned: Rule = ({ type, category, planned: n }) =>
  type === 'Officer' && category === 'Termination' && n ? at('payload.effective_date', warn(W.planned, { n })) : null;

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
