import { defineMessages, say, type Locale, type Text } from '#platform/contract/messages.ts';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';

export const WORKFLOW_MESSAGES = defineMessages({
  notFromHere: {
    en: 'This action cannot be taken while the status is {status}.',
    ms: 'Tindakan ini tidak boleh dibuat semasa statusnya {status}.',
  },
  notNew: { en: 'This action needs an existing record.', ms: 'Tindakan ini memerlukan rekod sedia ada.' },
  remark: { en: 'Give a remark of 3 to 500 characters.', ms: 'Berikan catatan antara 3 hingga 500 aksara.' },
});

/** Why an action cannot be taken: it names the status in the language of the reader. */
export function notFromHere(status: string): Text {
  const name = STATUS_TEXTS[status.toLowerCase()] ?? { en: status, ms: status };
  const words = (locale: Locale) => say(WORKFLOW_MESSAGES.notFromHere, locale, { status: name[locale] });
  return { en: words('en'), ms: words('ms') };
}
