import { describe, expect, it } from 'vitest';
import { assignmentLp, readSolution } from './assignment-lp.ts';
import { ruledOut, whyNot, type Rules, type Shift, type Worker } from './assignment.ts';
import { gapsOf } from './assign-shifts.ts';
import { brokenRules } from './check-assignment.ts';

const RULES: Rules = { rest: 660, weekMinutes: 2700, weekDays: 6 };
/** `at`: day and hours, as 0:7-19; a night is 0:19-31. */
const shift = (at: string, more: Partial<Shift> = {}): Shift => {
  const [day = 0, from = 0, to = 0] = at.split(/[:-]/).map(Number);
  const [start, end] = [day * 1440 + from * 60, day * 1440 + to * 60];
  return { key: at, start, end, work: end - start - 60, heads: 1, tags: [], ...more };
};
const worker = (key: number, more: Partial<Worker> = {}): Worker => ({ key, barred: new Map(), stands: [], ...more });

describe('who has worked may not work', () => {
  it.each([
    ['nothing', '1:7-19', [], null],
    ['another place at the same time', '1:7-19', ['1:8-16'], 'day'],
    ['the night before into it', '1:5-13', ['0:19-31'], 'day'],
    ['a night that ends too late', '1:14-22', ['0:19-31'], 'rest'],
    ['a night that leaves the rest', '1:18-24', ['0:19-31'], null],
    ['the morning after too early', '1:19-31', ['2:10-18'], 'rest'],
    ['six days of the week', '6:7-9', ['0:7-9', '1:7-9', '2:7-9', '3:7-9', '4:7-9', '5:7-9'], 'days'],
    ['forty-four hours', '4:7-9', ['0:7-19', '1:7-19', '2:7-19', '3:7-19'], null],
    ['forty-four hours, for two more', '4:7-10', ['0:7-19', '1:7-19', '2:7-19', '3:7-19'], 'hours'],
    ['all of the week before', '7:7-19', ['0:7-19', '1:7-19', '2:7-19', '3:7-19'], null],
  ] as const)('%s', (_title, at, has, reason) => {
    expect(
      ruledOut(
        shift(at),
        has.map((each) => shift(each)),
        RULES,
      ),
    ).toBe(reason);
  });

  it('their own reason is said first', () => {
    const away = worker(1, { barred: new Map([['1:7-19', 'leave']]), stands: [shift('1:8-16')] });
    expect([
      whyNot(shift('1:7-19'), away, [], RULES),
      whyNot(shift('2:7-19'), away, [shift('2:7-9')], RULES),
      whyNot(shift('3:7-19'), away, [], RULES),
    ]).toEqual(['leave', 'day', 'free']);
  });
});

it('the programme says who may work what, and what binds them', () => {
  const shifts = [shift('0:7-19', { heads: 2 }), shift('0:19-31', { tags: ['night'] })];
  const lp = assignmentLp({
    shifts,
    workers: [worker(1), worker(2, { barred: new Map([['0:7-19', 'leave']]), taste: new Map([['0:19-31', 5]]) })],
    rules: RULES,
  });
  expect(lp?.split('\n')).toEqual([
    'Minimize',
    ' cost: + 1000 u0 + 1000 u1 + 5 x1_1 + 3 o0_0 + 3 o0_1 + 10 o1_0 + 10 o1_1',
    'Subject To',
    ' c0: + 1 x0_0 + 1 x0_1 <= 1',
    ' c1: + 1 x0_0 + 1 x0_1 <= 1',
    ' c2: + 660 x0_0 + 660 x0_1 <= 2700',
    ' c3: + 1 x0_0 + 1 x0_1 <= 6',
    ' c4: + 660 x1_1 <= 2700',
    ' c5: + 1 x1_1 <= 6',
    ' h0: + 1 x0_0 + 1 u0 = 2',
    ' h1: + 1 x0_1 + 1 x1_1 + 1 u1 = 1',
    ' c8: + 1 x0_0 + 1 x0_1 - 1 o0_0 <= 2',
    ' c9: + 1 x1_1 - 1 o0_1 <= 2',
    ' c10: + 1 x0_1 - 1 o1_0 <= 1',
    ' c11: + 1 x1_1 - 1 o1_1 <= 1',
    'Binary',
    ' x0_0 x0_1 x1_1',
    'End',
  ]);
  expect(assignmentLp({ shifts, workers: [], rules: RULES })).toBeNull();
});

it('a solution is read by its names', () => {
  const problem = { shifts: [shift('0:7-19'), shift('1:7-19')], workers: [worker(7), worker(9)], rules: RULES };
  const solution = readSolution(problem, { x0_1: 1, x1_0: 0.9999, x1_1: 0.00001, u0: 1, o0_1: 2 });
  expect([...solution].map(([key, taken]) => [key, taken.map((each) => each.key)])).toEqual([
    [7, ['1:7-19']],
    [9, ['0:7-19']],
  ]);
});

it('what is short says how many are kept from it by what', () => {
  const problem = {
    shifts: [shift('0:7-19', { heads: 3 })],
    workers: [
      worker(1),
      worker(2, { barred: new Map([['0:7-19', 'leave']]) }),
      worker(3, { barred: new Map([['0:7-19', 'leave']]) }),
      worker(4, { stands: [shift('0:9-12')] }),
    ],
    rules: RULES,
  };
  expect(gapsOf(problem, new Map([[1, problem.shifts]]))).toEqual([
    {
      shift: problem.shifts[0],
      missing: 2,
      reasons: [
        ['leave', 2],
        ['day', 1],
      ],
      // Who could come if another day gave way is nearer than whoever is away.
      nearest: [
        [4, 'day'],
        [2, 'leave'],
      ],
    },
  ]);
});

describe('a solution that breaks a rule is found', () => {
  const given = (...taken: Shift[]) => new Map([[1, taken]]);
  it.each([
    ['barred', worker(1, { barred: new Map([['0:7-19', 'leave']]) }), ['0:7-19'], '1 works 0:7-19: leave'],
    ['twice a day', worker(1), ['0:1-3', '0:20-22'], '1 works twice on the day of 0:1-3'],
    ['without rest', worker(1, { stands: [shift('0:19-31')] }), ['1:12-16'], '1 rests too short around 1:12-16'],
    [
      'too long a week',
      worker(1, { stands: ['0:7-19', '1:7-19', '2:7-19', '3:7-19'].map((each) => shift(each)) }),
      ['4:7-19'],
      '1 works too long in the week of 4:7-19',
    ],
    ['no rest day', worker(1, { stands: [0, 1, 2, 3, 4, 5].map((day) => shift(`${day}:7-9`)) }), ['6:7-9'], '1 has no rest day in the week of 6:7-9'],
  ])('%s', (_title, who, taken, outcome) => {
    const shifts = taken.map((each) => shift(each));
    expect(brokenRules({ shifts, workers: [who], rules: RULES }, given(...shifts))[0]).toBe(outcome);
  });

  it('and one that breaks none is not', () => {
    const shifts = ['0:7-19', '1:7-19', '3:19-31', '5:7-19'].map((each) => shift(each));
    const problem = { shifts, workers: [worker(1)], rules: RULES };
    expect(brokenRules(problem, given(...shifts))).toEqual([]);
    expect(
      brokenRules(
        { ...problem, workers: [worker(1), worker(2)] },
        new Map([
          [1, shifts],
          [2, shifts],
        ]),
      ),
    ).toContain('0:7-19 has more people than it takes');
  });
});
