/** What the owner hears of the company's subscription. */
import { defineMessages, type Params, type Text } from '#platform/contract/messages.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { notify } from '#platform/server/live/notify.ts';

export const SUBSCRIPTION_NOTICES = defineMessages({
  title: { en: 'Subscription', ms: 'Langganan' },
  trialEnding: {
    en: 'The trial of {company} ends on {date}. Choose a plan to continue.',
    ms: 'Tempoh percubaan {company} tamat pada {date}. Pilih pelan untuk meneruskan.',
  },
  trialOver: {
    en: 'The trial of {company} has ended. Choose a plan to continue.',
    ms: 'Tempoh percubaan {company} telah tamat. Pilih pelan untuk meneruskan.',
  },
  invoice: { en: 'Invoice {number} has been issued for {company}.', ms: 'Invois {number} telah dikeluarkan untuk {company}.' },
  overdue: { en: 'Invoice {number} of {company} was due on {date}.', ms: 'Invois {number} bagi {company} perlu dibayar pada {date}.' },
  seats: {
    en: '{company} has {used} of the {seats} employees its plan allows. Choose a larger plan before the limit is reached.',
    ms: '{company} mempunyai {used} daripada {seats} pekerja yang dibenarkan pelan. Pilih pelan yang lebih besar sebelum had dicapai.',
  },
});

export interface Owned {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
}

/** Tells the owner; `params` fill the message beside the company's name. */
export async function notifyOwner(tx: Pick<Transaction, 'client'>, company: Owned, message: Text, params: Params = {}): Promise<void> {
  await notify(tx, {
    to: { user: company.user_id },
    notification_type: 'subscription',
    title: SUBSCRIPTION_NOTICES.title,
    message,
    params: { company: company.name, ...params },
    route: '/my/account/subscription',
    company_id: company.id,
  });
}
