/** Makes the portal of a person reload who they are (spec §6, live access update). */
import { defineMessages } from '#platform/contract/messages.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { notify } from '#platform/server/live/notify.ts';

const MESSAGES = defineMessages({
  title: { en: 'Your access has changed', ms: 'Akses anda telah berubah' },
  message: { en: '{name} changed what you can see or do.', ms: '{name} telah mengubah apa yang anda boleh lihat atau lakukan.' },
});

/** Somebody changed the rights of a user: kept, so that a portal that was away hears it too. */
export const notifyAccess = (tx: Pick<Transaction, 'client'>, userId: number, by: string) =>
  notify(tx, { to: { user: userId }, notification_type: 'access', title: MESSAGES.title, message: MESSAGES.message, params: { name: by } });

/** The user changed something of their own: only open windows need to know. */
export const notifyOwnChange = (tx: Pick<Transaction, 'client'>, userId: number) =>
  notify(tx, { to: { user: userId }, notification_type: 'access', stored: false });
