/** Of punches, what the pages say themselves: the other refusals weigh as much as the page. */
import { defineMessages } from '#platform/contract/messages.ts';

/** Early is good of who comes and not of who goes: how a check-out was judged. */
export const CHECKOUT_WORDS = defineMessages({
  leftEarly: { en: 'Left early', ms: 'Pulang awal' },
  stayedOn: { en: 'Stayed on', ms: 'Pulang lewat' },
});

export const PUNCH_REFUSALS = defineMessages({
  away: {
    en: 'You are {distance} away from {place}. Please move within {radius} m.',
    ms: 'Anda berada {distance} dari {place}. Sila bergerak ke dalam {radius} m.',
  },
  locked: {
    en: 'Payroll for this period is confirmed.',
    ms: 'Penggajian bagi tempoh ini telah disahkan.',
  },
  remarkOutside: {
    en: 'You are {distance} away from {place}. Say in the remark why you check in or out here.',
    ms: 'Anda berada {distance} dari {place}. Nyatakan dalam catatan sebab anda mendaftar di sini.',
  },
  remarkUndecided: {
    en: 'Your location is only exact to {accuracy} m, so nobody can tell whether you are at {place}. Say in the remark where you are.',
    ms: 'Lokasi anda hanya tepat hingga {accuracy} m, jadi tidak dapat dipastikan sama ada anda berada di {place}. Nyatakan dalam catatan di mana anda berada.',
  },
});
