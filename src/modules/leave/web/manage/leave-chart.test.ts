import { describe, expect, it } from 'vitest';
import { monthRows } from './leave-chart.tsx';

const type = (id: number, days: number) => ({ id, name: `Type ${id}`, name_ms: `Jenis ${id}`, code: `T${id}`, colour: '#0f766e', days });
const day = (month: number, leave_type_id: number, days: number) => ({ month, leave_type_id, days });

describe('days by month', () => {
  it('has twelve months in the language of the reader, with nothing where nothing was taken', () => {
    const { rows } = monthRows({ by_type: [type(1, 1.5)], by_month: [day(3, 1, 1.5)] }, 'ms');
    expect(rows.map(({ month }) => month)).toEqual(['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ogo', 'Sep', 'Okt', 'Nov', 'Dis']);
    expect(rows[2]).toEqual({ month: 'Mac', '1': 1.5 });
    expect(rows[3]).toEqual({ month: 'Apr', '1': 0 });
  });

  it('keeps five types by name, the most taken first', () => {
    const by_type = [1, 2, 3, 4, 5].map((id) => type(id, id));
    expect(monthRows({ by_type, by_month: [] }, 'en').series.map(({ key }) => key)).toEqual(['5', '4', '3', '2', '1']);
  });

  it('adds the least taken together when there are more, and forgets no day', () => {
    const by_type = [1, 2, 3, 4, 5, 6].map((id) => type(id, id));
    const by_month = by_type.map(({ id, days }) => day(1, id, days));
    const { rows, series } = monthRows({ by_type, by_month }, 'en');
    expect(series.map(({ key }) => key)).toEqual(['6', '5', '4', '3', 'others']);
    expect(rows[0]).toEqual({ month: 'Jan', '6': 6, '5': 5, '4': 4, '3': 3, others: 3 });
  });

  it('leaves out types that nobody took', () => {
    expect(monthRows({ by_type: [type(1, 0)], by_month: [] }, 'en').series).toEqual([]);
  });
});
