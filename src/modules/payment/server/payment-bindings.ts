/** The calls of payment batches bound to their use cases. */
import { bind, type Binding } from '#platform/server/module.ts';
import * as calls from '../contract/payment.endpoints.ts';
import * as itemCalls from '../contract/payment-item.endpoints.ts';
import { addPaymentItems, createPayment } from './create-payment.ts';
import { listPayables, listPaymentItems, listPayments, paymentOptions, showPayment } from './list-payments.ts';
import { approvePayment, cancelPayment, makePayment, submitPayment } from './move-payment.ts';
import { downloadPaymentFile, viewPaymentFile } from './payment-file.ts';
import { returnPaymentItem } from './return-payment.ts';
import { revealAccounts } from './reveal-accounts.ts';
import { holdPaymentItem, removePaymentItems, updatePayment } from './update-payment.ts';

export const paymentBindings: readonly Binding[] = [
  bind(calls.listPayments, listPayments),
  bind(calls.paymentOptions, paymentOptions),
  bind(calls.listPayables, listPayables),
  bind(calls.createPayment, createPayment),
  bind(calls.showPayment, showPayment),
  bind(itemCalls.listPaymentItems, listPaymentItems),
  bind(calls.updatePayment, updatePayment),
  bind(itemCalls.revealAccounts, revealAccounts),
  bind(itemCalls.addPaymentItems, addPaymentItems),
  bind(itemCalls.removePaymentItems, removePaymentItems),
  bind(itemCalls.holdPaymentItem, holdPaymentItem),
  bind(itemCalls.returnPaymentItem, returnPaymentItem),
  bind(calls.submitPayment, submitPayment),
  bind(calls.approvePayment, approvePayment),
  bind(calls.makePayment, makePayment),
  bind(calls.cancelPayment, cancelPayment),
  bind(calls.downloadPaymentFile, downloadPaymentFile),
  bind(calls.viewPaymentFile, viewPaymentFile),
];
