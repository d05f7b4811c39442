/** The printed tables that ship as CSV beside this folder, and how their rows become cases. */
import { SOURCES, type Source } from '../sources.params.ts';

interface OfficialTable {
  /** File name without its ending. */
  readonly file: string;
  readonly kind: 'epf' | 'socso' | 'eis';
  /** First wage month in which the table holds. */
  readonly version: string;
  readonly source: Source;
}

export const OFFICIAL_TABLES: readonly OfficialTable[] = [
  { file: 'epf-third-schedule-2025-10', kind: 'epf', version: '2025-10', source: SOURCES.kwspThirdSchedule },
  { file: 'socso-act4-2022-09', kind: 'socso', version: '2022-09', source: SOURCES.perkesoAct4Of2022 },
  { file: 'socso-act4-2024-10', kind: 'socso', version: '2024-10', source: SOURCES.perkesoAct4Of2024 },
  { file: 'socso-act4-skbbk-2026-06', kind: 'socso', version: '2026-06', source: SOURCES.perkesoSkbbk },
  { file: 'eis-act800-2022-09', kind: 'eis', version: '2022-09', source: SOURCES.perkesoEisOf2022 },
  { file: 'eis-act800-2024-10', kind: 'eis', version: '2024-10', source: SOURCES.perkesoEisOf2024 },
];
export type { OfficialTable };

/** A wage far above the last class, which has no upper limit. */
export const BEYOND_THE_TABLE = 100_000;
