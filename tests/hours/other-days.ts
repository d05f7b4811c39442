/** Days of several sessions, over midnight, of leave, and without times: each with its sentence. */
import type { Case } from './plain-days.ts';

const HALF_LEAVE = ['Mo 09:00-17:45'];
const SHIFTS = ['Mo 08:00-12:00 13:00-17:00'];
const NIGHT = ['Mo 22:00-06:00'];
const each = { perSession: true };

export const OTHER_DAYS: readonly Case[] = [
  // Two sessions.
  {
    because: 'one pair for the day: nine hours less the hour between the sessions',
    days: SHIFTS,
    punches: ['in 08:00', 'out 17:00'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 480 = 480 + 0'],
  },
  {
    because: 'who leaves in the gap loses what of it they stayed',
    days: SHIFTS,
    punches: ['in 08:00', 'out 12:40'],
    sheet: ['02/0 Normal | 1→2 ontime→early | late 0, early 245 | 240 = 240 + 0'],
  },
  {
    because: 'each has its own; 13:16 is a minute late',
    days: SHIFTS,
    setting: each,
    punches: ['in 08:00', 'out 12:00', 'in 13:16', 'out 17:00'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 240 = 240 + 0', '02/1 Normal | 3→4 late→ontime | late 1, early 0 | 224 = 224 + 0'],
  },
  {
    because: '10:30 is as near to 08:00 as to 13:00: the later',
    days: SHIFTS,
    setting: each,
    punches: ['in 10:30', 'out 17:00'],
    sheet: ['02/1 Normal | 1→2 early→ontime | late 0, early 0 | 390 = 390 + 0'],
  },
  {
    because: '10:29 is nearer to 08:00',
    days: SHIFTS,
    setting: each,
    punches: ['in 10:29', 'out 12:00'],
    sheet: ['02/0 Normal | 1→2 late→ontime | late 134, early 0 | 91 = 91 + 0'],
  },
  {
    because: 'who forgets to check out at noon has worked the hour between and the eight that are asked, and no five of overtime',
    days: SHIFTS,
    setting: each,
    punches: ['in 08:00', 'out 17:00'],
    sheet: ['02/0 Normal | 1→2 ontime→late | late 0, early 0 | 540 = 480 + 60 | unusual'],
  },
  {
    because: 'at 16:00 the four hours after 12:00 are over: the next check-in is that of the afternoon',
    days: SHIFTS,
    setting: each,
    punches: ['in 08:00', 'in 16:00', 'out 17:00'],
    sheet: ['02/0 Normal | 1→- ontime→- | late 0, early 0 | 0 = 0 + 0 | missing_checkout', '02/1 Normal | 2→3 late→ontime | late 165, early 0 | 60 = 60 + 0'],
  },
  {
    because: 'at 15:59 they are not',
    days: SHIFTS,
    setting: each,
    punches: ['in 08:00', 'in 15:59', 'out 17:00'],
    sheet: ['02/0 Normal | 1→3 ontime→late | late 0, early 0 | 540 = 480 + 60 | unusual'],
  },
  // Over midnight.
  {
    because: 'a night is of the day it begins: 8:08 less the break',
    days: NIGHT,
    punches: ['in 21:55', 'out Tu 06:03'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 428 = 428 + 0'],
  },
  {
    because: 'half past midnight is late for yesterday',
    days: NIGHT,
    punches: ['in Tu 00:30', 'out Tu 06:00'],
    sheet: ['02/0 Normal | 1→2 late→ontime | late 135, early 0 | 270 = 270 + 0'],
  },
  {
    because: 'that Tuesday is a rest day makes no hour of the night a rest day',
    days: [...NIGHT, 'Tu Rest Day'],
    punches: ['in 22:00', 'out Tu 07:00'],
    sheet: ['02/0 Normal | 1→2 ontime→late | late 0, early 0 | 480 = 420 + 60'],
  },
  {
    because: 'nor does a holiday on Tuesday; what begins on it is of it',
    days: [...NIGHT, 'Tu 22:00-06:00'],
    holidays: [{ on: 'Tu' }],
    punches: ['in 22:00', 'out Tu 06:00', 'in Tu 22:00', 'out We 06:00'],
    sheet: [
      '02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 420 = 420 + 0',
      '03/0 Public Holiday | 3→4 ontime→ontime | late 0, early 0 | 420 = 0 + 420 | unscheduled',
    ],
  },
  {
    because: 'a session that ends at midnight ends on the day after',
    days: ['Mo 16:00-00:00'],
    punches: ['in 16:00', 'out Tu 00:30'],
    sheet: ['02/0 Normal | 1→2 ontime→late | late 0, early 0 | 450 = 420 + 30'],
  },
  // Half-day leave (rule 4, O10, O11).
  {
    because: 'half of 8:45 is 4:22 and a half: the afternoon begins at 13:22, its window ends at 13:37',
    days: HALF_LEAVE,
    leave: ['Mo morning'],
    punches: ['in 13:37', 'out 17:45'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 248 = 248 + 0'],
  },
  {
    because: '13:38 is late',
    days: HALF_LEAVE,
    leave: ['Mo morning'],
    punches: ['in 13:38', 'out 17:45'],
    sheet: ['02/0 Normal | 1→2 late→ontime | late 1, early 0 | 247 = 247 + 0'],
  },
  {
    because: 'the morning ends at 13:22, its window begins at 13:07',
    days: HALF_LEAVE,
    leave: ['Mo afternoon'],
    punches: ['in 09:00', 'out 13:06'],
    sheet: ['02/0 Normal | 1→2 ontime→early | late 0, early 1 | 246 = 246 + 0'],
  },
  {
    because: 'who works the afternoon of their leave works ordinary hours, and overtime from 18:00',
    leave: ['Mo afternoon'],
    punches: ['in 09:00', 'out 18:30'],
    sheet: ['02/0 Normal | 1→2 ontime→late | late 0, early 0 | 570 = 540 + 30'],
  },
  {
    because: 'leave of the morning takes the first session whole; the second stays the second',
    days: SHIFTS,
    setting: each,
    leave: ['Mo morning'],
    punches: ['in 13:00', 'out 17:00'],
    sheet: ['02/1 Normal | 1→2 ontime→ontime | late 0, early 0 | 240 = 240 + 0'],
  },
  {
    because: 'who works on through the afternoon of their leave works ordinary hours, each session with its own pair, too',
    days: SHIFTS,
    setting: each,
    leave: ['Mo afternoon'],
    punches: ['in 08:00', 'out 15:00'],
    sheet: ['02/0 Normal | 1→2 ontime→late | late 0, early 0 | 420 = 420 + 0'],
  },
  {
    because: 'of three sessions the afternoon keeps the first alone',
    days: ['Mo 06:00-09:00 10:00-13:00 14:00-17:00'],
    setting: each,
    leave: ['Mo afternoon'],
    punches: ['in 06:00', 'out 09:00'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 180 = 180 + 0'],
  },
  {
    because: 'leave of the day, and somebody comes: kept as unscheduled, no overtime',
    leave: ['Mo day'],
    punches: ['in 09:00', 'out 19:00'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 600 = 600 + 0 | unscheduled'],
  },
  {
    because: 'so is a flexible day of leave',
    days: ['Mo hours'],
    template: { flexibleHours: 8 },
    leave: ['Mo day'],
    punches: ['in 09:00', 'out 19:00'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 600 = 600 + 0 | unscheduled'],
  },
  { because: 'half a day of leave and nobody came: half a day is missed', leave: ['Mo morning'], punches: [], sheet: ['02/0 Normal | absent 0.5'] },
  { because: 'two halves are a day', leave: ['Mo morning', 'Mo afternoon'], punches: [], sheet: [] },
  // Flexible days (O9) and rosters (rule 1, O4, O5).
  {
    because: 'nine hours less the break are the eight that are asked',
    days: ['Mo hours'],
    template: { flexibleHours: 8 },
    punches: ['in 11:11', 'out 20:11'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 480 = 480 + 0'],
  },
  {
    because: 'the eleventh hour is overtime',
    days: ['Mo hours'],
    template: { flexibleHours: 8 },
    punches: ['in 08:00', 'out 18:00'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 540 = 480 + 60'],
  },
  {
    because: 'what is published goes before the schedule, and keeps its windows and break',
    template: { inWindow: 0 },
    roster: ['Mo 12:00-20:00'],
    punches: ['in 12:01', 'out 20:00'],
    sheet: ['02/0 Normal | 1→2 late→ontime | late 1, early 0 | 419 = 419 + 0'],
  },
  {
    because: 'a draft judges nothing',
    roster: ['Mo draft 12:00-20:00'],
    punches: ['in 09:00', 'out 18:00'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 480 = 480 + 0'],
  },
  { because: 'a roster that gives the day off makes nobody absent', roster: ['Mo Off Day'], punches: [], sheet: [] },
];
