import { describe, expect, it } from 'vitest';
import { narrowUnits, type UnitLists } from './narrow-units.ts';

const unit = (id: number, status = 'Active') => ({ id, name: `Unit ${id}`, code: null, status });
const lists: UnitLists = {
  branches: [unit(1), unit(2), unit(3, 'Inactive')],
  divisions: [
    { ...unit(1), branch_id: 1 },
    { ...unit(2), branch_id: 2 },
    { ...unit(3), branch_id: null },
  ],
  departments: [
    { ...unit(1), division_id: 1 },
    { ...unit(2), division_id: null },
  ],
  position_levels: [unit(1)],
  positions: [
    { ...unit(1), department_id: 1, position_level_id: 1 },
    { ...unit(2), department_id: 2, position_level_id: null },
  ],
};
const ids = (chosen: Parameters<typeof narrowUnits>[1]) =>
  Object.fromEntries(Object.entries(narrowUnits(lists, chosen)).map(([field, units]) => [field, units.map(({ id }) => id)]));

describe('narrowing of units', () => {
  it('offers every active unit while nothing is chosen', () => {
    expect(ids({})).toEqual({ branch_id: [1, 2], division_id: [1, 2, 3], department_id: [1, 2], position_id: [1, 2], position_level_id: [1] });
  });

  it('keeps what hangs under the choice and what hangs under nothing', () => {
    expect(ids({ branch_id: 2, division_id: 3, department_id: 2 })).toMatchObject({ division_id: [2, 3], department_id: [2], position_id: [2] });
  });

  it('keeps an inactive unit that the record has already', () => {
    expect(ids({ branch_id: 3 }).branch_id).toEqual([1, 2, 3]);
  });
});
