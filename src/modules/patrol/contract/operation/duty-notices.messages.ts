/** What the office is told of patrols without asking. */
import { defineMessages } from '#platform/contract/messages.ts';

export const DUTY_NOTICES = defineMessages({
  missedTitle: { en: 'Points missed at {site}', ms: 'Titik terlepas di {site}' },
  missed: {
    en: '{n, plural, one {{missed} of {points} points of the round of {time} were not scanned ({number}).} other {{missed} of {points} points of {n} rounds were not scanned, the last of them at {time} ({number}).}}',
    ms: '{n, plural, one {{missed} daripada {points} titik rondaan pada {time} tidak diimbas ({number}).} other {{missed} daripada {points} titik dalam {n} rondaan tidak diimbas, yang terakhir pada {time} ({number}).}}',
  },
  absentTitle: { en: 'Guard not on post at {site}', ms: 'Pengawal tiada di pos di {site}' },
  absent: {
    en: '{n, plural, one {A guard has not signed in since {time} ({number}). Call or replace the guard.} other {{n} guards have not signed in since {time} ({number}). Call or replace them.}}',
    ms: '{n, plural, one {Seorang pengawal belum log masuk sejak {time} ({number}). Hubungi atau ganti pengawal itu.} other {{n} pengawal belum log masuk sejak {time} ({number}). Hubungi atau ganti mereka.}}',
  },
  offlineTitle: { en: '{name} is silent at {site}', ms: '{name} tidak bertindak balas di {site}' },
  offline: {
    en: 'The device last answered at {time} ({number}). A guard is signed in on it.',
    ms: 'Peranti kali terakhir bertindak balas pada {time} ({number}). Seorang pengawal sedang log masuk padanya.',
  },
});
