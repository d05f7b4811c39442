import { expect, it } from 'vitest';
import { fitColumns, UNMEASURED } from './fit-columns.ts';
import { NOTHING_REMEMBERED } from './list-columns.ts';
import type { Column } from '../list-types.ts';

const COLUMNS: readonly Column<object>[] = [
  { key: 'name', label: 'Name', fixed: true, width: 220 },
  { key: 'branch', label: 'Branch', width: 120 },
  { key: 'nric', label: 'NRIC', kind: 'identity', width: 110 },
  { key: 'net', label: 'Net', kind: 'money', width: 120 },
];
const needs = { nric: 138, net: 90 };
const fit = (room: number, widths: Record<string, number> = {}) => fitColumns(COLUMNS, { ...NOTHING_REMEMBERED, widths }, { room, needs });

it.each<[string, number[], number[]]>([
  ['stand as wide as they wish before anything is measured', fitColumns(COLUMNS, NOTHING_REMEMBERED, UNMEASURED), [220, 120, 110, 120]],
  ['grow where the widest value needs it', fit(2000), [220, 120, 138, 120]],
  ['give way in equal parts: words are shortened, figures keep what they need', fit(519), [180, 96, 138, 105]],
  ['never cut a figure: the rest scrolls', fit(100), [140, 72, 138, 90]],
  ['keep the width that somebody gave to words', fit(100, { branch: 200 }), [140, 200, 138, 90]],
  ['do not let a figure be cut by hand either', fit(2000, { nric: 60 }), [220, 120, 138, 120]],
])('columns %s', (_what, widths, expected) => expect(widths).toEqual(expected));
