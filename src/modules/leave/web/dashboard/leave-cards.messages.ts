import { defineMessages } from '#platform/contract/messages.ts';

export const LEAVE_CARDS = defineMessages({
  leave: { en: 'Leave', ms: 'Cuti' },
  own: { en: 'My leave', ms: 'Cuti saya' },
  requests: { en: 'My leave applications', ms: 'Permohonan cuti saya' },
  away: { en: 'away today', ms: 'bercuti hari ini' },
  awayHalf: { en: 'away today, {n} for half the day', ms: 'bercuti hari ini, {n} separuh hari' },
  nobody: { en: 'Nobody is on leave today.', ms: 'Tiada sesiapa bercuti hari ini.' },
  upcoming: { en: '{n, plural, one {# begins within 7 days} other {# begin within 7 days}}', ms: '{n} bermula dalam 7 hari' },
  until: { en: 'until {date}', ms: 'hingga {date}' },
  left: { en: '{days, plural, one {# day left} other {# days left}}', ms: 'baki {days} hari' },
  held: { en: '{days} waiting', ms: '{days} menunggu' },
});
