/** Why a bank sent a payment back, and what is asked when it is written down. */
import { z } from 'zod';
import { date, optionalText } from '#platform/contract/fields.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';

export const RETURN_REASONS = ['account_closed', 'wrong_account', 'name_differs', 'limit', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_REASON_WORDS: Readonly<Record<ReturnReason, Text>> = defineMessages({
  account_closed: { en: 'Account closed or dormant', ms: 'Akaun ditutup atau dorman' },
  wrong_account: { en: 'No such account', ms: 'Akaun tidak wujud' },
  name_differs: { en: 'Name or identity differs', ms: 'Nama atau pengenalan berbeza' },
  limit: { en: 'Above a limit of the bank', ms: 'Melebihi had bank' },
  other: { en: 'Another reason', ms: 'Sebab lain' },
});

const NEEDS_REMARK: Text = { en: 'Enter a reason of at least 3 characters.', ms: 'Nyatakan sebab, sekurang-kurangnya 3 aksara.' };

/** When and why; a remark with a reason that says little. */
export const returnShape = { returned_on: date(), reason: z.enum(RETURN_REASONS), remark: optionalText(500) };
type Reasoned = Pick<ReturnForm, 'reason' | 'remark'>;
export const reasonText = ({ reason, remark }: Reasoned): boolean => reason !== 'other' || (remark !== null && remark.length >= 3);
export const SAY_WHY = { path: ['remark'], params: { text: NEEDS_REMARK } };

export const returnForm = z.object(returnShape).refine(reasonText, SAY_WHY);
const plain = z.object(returnShape);
export type ReturnForm = z.output<typeof plain>;
