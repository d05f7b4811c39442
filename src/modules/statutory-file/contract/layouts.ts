/**
 * All layouts, dated like the law: from and until which month, from which document, and how sure it is; of each scheme the
 * preferred one first.
 */
import { CP39_LAYOUT } from './cp39.layout.ts';
import { EPF_LAYOUTS } from './epf.layout.ts';
import { HRDF_LAYOUT } from './hrdf.layout.ts';
import type { Layout } from './layout.ts';
import { EIS_LAYOUTS, SOCSO_LAYOUTS } from './perkeso.layout.ts';
import type { StatutoryFileScheme } from '#modules/statutory/contract/statutory-file.params.ts';

export const LAYOUTS: readonly Layout[] = [...EPF_LAYOUTS, ...SOCSO_LAYOUTS, ...EIS_LAYOUTS, CP39_LAYOUT, HRDF_LAYOUT];
export const LAYOUT_KEYS = LAYOUTS.map(({ key }) => key);

const takenIn = (month: string) => (layout: Layout) => layout.from <= month && month <= (layout.until ?? '9999-12');

/** Layouts that the authority takes for a month, the preferred one first. */
export const layoutsFor = (scheme: StatutoryFileScheme, month: string): readonly Layout[] =>
  LAYOUTS.filter((layout) => layout.scheme === scheme).filter(takenIn(month));

/** The layout asked for, or the preferred one; undefined where the scheme has no such layout in that month. */
export const chooseLayout = (scheme: StatutoryFileScheme, month: string, key?: string): Layout | undefined =>
  layoutsFor(scheme, month).find((layout) => key === undefined || layout.key === key);
