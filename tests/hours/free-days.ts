/** Holidays, rest days and off days (reading O17): each with its sentence. */
import type { Case } from './plain-days.ts';

export const FREE_DAYS: readonly Case[] = [
  {
    because: 'a holiday frees from the schedule: all of it is holiday work',
    holidays: [{ on: 'Mo' }],
    punches: ['in 11:00', 'out 11:20'],
    sheet: ['02/0 Public Holiday | 1→2 ontime→ontime | late 0, early 0 | 20 = 0 + 20 | unscheduled'],
  },
  {
    because: 'a holiday by the schedule has the break that it has on the roster',
    holidays: [{ on: 'Mo' }],
    punches: ['in 09:00', 'out 18:00'],
    sheet: ['02/0 Public Holiday | 1→2 ontime→ontime | late 0, early 0 | 480 = 0 + 480 | unscheduled'],
  },
  {
    because: 'five hours of a holiday have none',
    holidays: [{ on: 'Mo' }],
    punches: ['in 09:00', 'out 14:00'],
    sheet: ['02/0 Public Holiday | 1→2 ontime→ontime | late 0, early 0 | 300 = 0 + 300 | unscheduled'],
  },
  {
    because: 'the time between two sessions is the break of a holiday',
    days: ['Mo 08:00-12:00 14:00-18:00'],
    holidays: [{ on: 'Mo' }],
    punches: ['in 08:00', 'out 18:00'],
    sheet: ['02/0 Public Holiday | 1→2 ontime→ontime | late 0, early 0 | 480 = 0 + 480 | unscheduled'],
  },
  {
    because: 'a long rest day has its break',
    days: ['Mo Rest Day'],
    punches: ['in 09:00', 'out 18:00'],
    sheet: ['02/0 Rest Day | 1→2 ontime→ontime | late 0, early 0 | 480 = 0 + 480 | unscheduled'],
  },
  {
    because: 'and a long off day, too',
    days: ['Mo Off Day'],
    punches: ['in 09:00', 'out 18:00'],
    sheet: ['02/0 Off Day | 1→2 ontime→ontime | late 0, early 0 | 480 = 0 + 480 | unscheduled'],
  },
  {
    because: 'who is put on the roster of a holiday has its times, and its break',
    roster: ['Mo 09:00-18:00'],
    holidays: [{ on: 'Mo' }],
    punches: ['in 09:16', 'out 18:00'],
    sheet: ['02/0 Public Holiday | 1→2 late→ontime | late 1, early 0 | 464 = 0 + 464'],
  },
  { because: 'and is not missed', roster: ['Mo 09:00-18:00'], holidays: [{ on: 'Mo' }], punches: [], sheet: [] },
  {
    because: 'a holiday on a rest day is a holiday',
    days: ['Mo Rest Day'],
    holidays: [{ on: 'Mo' }],
    punches: ['in 09:00', 'out 10:00'],
    sheet: ['02/0 Public Holiday | 1→2 ontime→ontime | late 0, early 0 | 60 = 0 + 60 | unscheduled'],
  },
  { because: 'a holiday of Johor is no holiday in Selangor', holidays: [{ on: 'Mo', states: ['Johor'] }], punches: [], sheet: ['02/0 Normal | absent 1'] },
  {
    because: 'of Selangor, but for another branch, neither',
    holidays: [{ on: 'Mo', states: ['Selangor'], branches: [2] }],
    punches: [],
    sheet: ['02/0 Normal | absent 1'],
  },
  { because: 'of Selangor and this branch it is one', holidays: [{ on: 'Mo', states: ['Selangor'], branches: [1] }], punches: [], sheet: [] },
  {
    because: 'half a holiday is its afternoon, on a day that is paid like others',
    holidays: [{ on: 'Mo', half: 'afternoon' }],
    punches: ['in 09:00', 'out 13:30'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 270 = 270 + 0'],
  },
  { because: 'with leave of the morning it is a day', holidays: [{ on: 'Mo', half: 'afternoon' }], leave: ['Mo morning'], punches: [], sheet: [] },
  {
    because: 'of a flexible holiday the stay is the session, and has its break',
    days: ['Mo hours'],
    template: { flexibleHours: 8 },
    holidays: [{ on: 'Mo' }],
    punches: ['in 09:00', 'out 15:00'],
    sheet: ['02/0 Public Holiday | 1→2 ontime→ontime | late 0, early 0 | 300 = 0 + 300 | unscheduled'],
  },
];
