/** The bank file of a batch: downloaded once two persons have agreed, and looked at field by field. */
import { createHash } from 'node:crypto';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { changed, invalid } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { formatPrice, toRinggit, type Sen } from '#platform/contract/money.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { BANK_FILE_LAYOUTS } from '../contract/bank-file-layouts.ts';
import type { BankFileFacts } from '../contract/bank-file-layout.ts';
import type { downloadPaymentFile as downloadEndpoint, viewPaymentFile as viewEndpoint } from '../contract/payment.endpoints.ts';
import { FILE_CHECKS, PAYMENT_ERRORS } from '../contract/payment.messages.ts';
import { canDownloadFile, canViewFile } from '../contract/payment.policy.ts';
import { totalsOf, type ReadLine } from '../contract/read-bank-file.ts';
import { bankFileBytes, FILE_TYPES, readBankFile } from './bank-file-bytes.ts';
import { logEvent } from './create-payment.ts';
import { blockedBy } from './move-payment.ts';
import { itemFacts } from './payment-item.store.ts';
import { stateOf } from './payment-state.ts';
import { changePayment, getPayment } from './payment.store.ts';
import type { PaymentRecord } from './payment.tables.ts';

interface MadeFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly facts: BankFileFacts;
  readonly lines: readonly ReadLine[];
}

/** @param bankIds of its items, where they are known already @throws 422 naming each payee whom the bank would turn away. */
async function makeFile(ctx: Ctx, batch: PaymentRecord, bankIds?: readonly number[]): Promise<MadeFile> {
  const { facts, blockers } = await stateOf(ctx, batch, bankIds);
  if (blockers.length > 0) throw blockedBy(blockers);
  const layout = BANK_FILE_LAYOUTS[batch.file_format];
  const bytes = await bankFileBytes(layout, facts);
  return { name: layout.fileName(facts.batch), bytes, facts, lines: await readBankFile(layout, bytes) };
}

const agrees = (facts: BankFileFacts, read: ReturnType<typeof totalsOf>) =>
  read.faults === 0 &&
  read.count === facts.batch.count &&
  read.total === facts.batch.total &&
  read.payments.every(({ account_no, amount }, i) => account_no === facts.payments[i]?.account_no && amount === facts.payments[i]?.amount);

/** The file is read back before it leaves. What goes out is written down with its SHA-256. */
export async function downloadPaymentFile(ctx: Ctx, { id }: ParsedInput<typeof downloadEndpoint>): Promise<FileReply> {
  const batch = await getPayment(ctx, id, true);
  if (!canDownloadFile(batch.status)) throw invalid('base', PAYMENT_ERRORS.fileTooEarly);
  const { name, bytes, facts, lines } = await makeFile(ctx, batch);
  if (batch.total_amount !== facts.batch.total) throw changed();
  if (!agrees(facts, totalsOf(lines))) throw invalid('base', PAYMENT_ERRORS.fileDiffers);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await changePayment(ctx, batch.id, {
    file_name: name,
    file_sha256: sha256,
    file_revision: batch.revision,
    file_at: ctx.clock.now().toISOString(),
    file_by: ctx.actor.userId,
  });
  await logEvent(ctx, batch, 'download', { file: name, sha256 }, `${name} · SHA-256 ${sha256.slice(0, 12)}…`);
  await audit(ctx, {
    action: 'payment.file_downloaded',
    subject_type: 'payment_batch',
    subject_id: batch.id,
    after: { number: batch.number, file: name, format: batch.file_format, sha256, payments: facts.batch.count, total: toRinggit(facts.batch.total) },
  });
  return new FileReply(bytes, name, FILE_TYPES[BANK_FILE_LAYOUTS[batch.file_format].extension]);
}

function checksOf(ctx: Ctx, facts: BankFileFacts, lines: readonly ReadLine[]) {
  const read = totalsOf(lines);
  const price = (amount: Sen) => formatPrice(toRinggit(amount));
  const check = (label: Text, file: string, batch: string) => ({ label: say(label, ctx.locale), file, batch, agrees: file === batch });
  const same = read.payments.filter(({ account_no, amount }, i) => account_no === facts.payments[i]?.account_no && amount === facts.payments[i]?.amount).length;
  return [
    check(FILE_CHECKS.count, String(read.count), String(facts.batch.count)),
    check(FILE_CHECKS.total, price(read.total), price(facts.batch.total)),
    check(FILE_CHECKS.accounts, String(same), String(facts.batch.count)),
    ...(read.labelCount === null ? [] : [check(FILE_CHECKS.trailerCount, String(read.labelCount), String(facts.batch.count))]),
    ...(read.labelTotal === null ? [] : [check(FILE_CHECKS.trailerTotal, price(read.labelTotal), price(facts.batch.total))]),
  ];
}

export async function viewPaymentFile(ctx: Ctx, input: ParsedInput<typeof viewEndpoint>): Promise<OutputOf<typeof viewEndpoint>> {
  const [batch, { bankIds }] = await pipeline(
    ctx,
    () => getPayment(ctx, input.id),
    () => itemFacts(ctx, input.id),
  );
  if (!canViewFile(batch.status)) throw invalid('base', PAYMENT_ERRORS.fileTooEarlyToView);
  const { name, facts, lines } = await makeFile(ctx, batch, bankIds);
  const from = offsetOf(input);
  return {
    data: lines.slice(from, from + input.per_page).map(({ number, line, fields }) => ({
      number,
      label: say(line.label, ctx.locale),
      fields: fields.map(({ field, place, raw, fault }) => ({
        label: say(field.label, ctx.locale),
        place,
        raw,
        fault: fault ? say(FILE_CHECKS.fault, ctx.locale) : null,
      })),
    })),
    file: { name, format: batch.file_format, lines: lines.length },
    checks: checksOf(ctx, facts, lines),
    meta: metaFor(input, lines.length),
  };
}
