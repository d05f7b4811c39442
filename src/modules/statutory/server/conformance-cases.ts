/** All published cases: the printed tables that ship beside the contract, and the printed examples. */
import { readFileSync } from 'node:fs';
import type { ConformanceCase } from '../contract/conformance/conformance.schema.ts';
import { CONTRIBUTION_EXAMPLES } from '../contract/conformance/contribution-examples.params.ts';
import { MTD_EXAMPLES } from '../contract/conformance/mtd-examples.params.ts';
import { OFFICIAL_TABLES } from '../contract/conformance/official-tables.params.ts';
import { WAGE_EXAMPLES } from '../contract/conformance/wage-examples.params.ts';
import { tableCases } from '../contract/conformance/table-cases.ts';

let cases: readonly ConformanceCase[] | null = null;

/** Read once: the files belong to the release. */
export function conformanceCases(): readonly ConformanceCase[] {
  cases ??= [
    ...OFFICIAL_TABLES.flatMap((table) => tableCases(table, readFileSync(new URL(`../contract/official-tables/${table.file}.csv`, import.meta.url), 'utf8'))),
    ...CONTRIBUTION_EXAMPLES,
    ...MTD_EXAMPLES,
    ...WAGE_EXAMPLES,
  ];
  return cases;
}
