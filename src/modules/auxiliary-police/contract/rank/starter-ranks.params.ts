/** The ranks that a company begins with, the lowest first: those of the force up to Superintendent. */
import type { RankForm } from './rank.schema.ts';

const junior = { rank_group: 'Junior Officer', authority: 'CPO', course_type: 'Promotion' } as const;
const senior = { rank_group: 'Senior Officer', authority: 'IGP with Minister', course_type: 'Promotion' } as const;
type Starter = Omit<RankForm, 'level' | 'establishment' | 'allowance'>;

/** Months of service are a usual practice of units, not law: each company sets its own. */
export const STARTER_RANKS: readonly Starter[] = [
  { name: 'Constable', name_ms: 'Konstabel', code: 'KONST', rank_group: 'Constable', authority: 'CPO', min_service_months: 0, course_type: 'Basic' },
  { name: 'Lance Corporal', name_ms: 'Lans Koperal', code: 'L/KPL', ...junior, min_service_months: 36 },
  { name: 'Corporal', name_ms: 'Koperal', code: 'KPL', ...junior, min_service_months: 36 },
  { name: 'Sergeant', name_ms: 'Sarjan', code: 'SJN', ...junior, min_service_months: 48 },
  { name: 'Sergeant Major', name_ms: 'Sarjan Mejar', code: 'SM', ...junior, min_service_months: 48 },
  { name: 'Sub-Inspector', name_ms: 'Sub-Inspektor', code: 'SI', ...junior, min_service_months: 36 },
  { name: 'Inspector', name_ms: 'Inspektor', code: 'INSP', ...senior, min_service_months: 36 },
  { name: 'Assistant Superintendent', name_ms: 'Penolong Penguasa', code: 'ASP', ...senior, min_service_months: 60 },
  { name: 'Deputy Superintendent', name_ms: 'Timbalan Penguasa', code: 'DSP', ...senior, min_service_months: 60 },
  { name: 'Superintendent', name_ms: 'Penguasa', code: 'SUPT', ...senior, min_service_months: 60 },
];
