/** Every night the ends of the audit chains go where the database's owner does not reach by SQL (see `audit-heads`). */
import { defineMessages } from '#platform/contract/messages.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { auditHeads, digestOfHeads, headLines, keepHeads } from '#platform/server/audit/audit-heads.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { transact } from '#platform/server/db/scope.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { queueMail } from '#platform/server/outbox/queue-mail.ts';
import { domainOf } from './domain/domain.store.ts';

const MAIL = defineMessages({
  subject: { en: 'Ends of the Mesra audit log, {day}', ms: 'Hujung log audit Mesra, {day}' },
  body: {
    en: 'Keep this email. Each line names a chain of the audit log (0: events outside any company), the place of its last entry, and that entry’s hash. “npm run verify:audit -- FILE” compares a saved copy of it with the log.\n\n{lines}',
    ms: 'Simpan e-mel ini. Setiap baris menamakan satu rantaian log audit (0: peristiwa di luar mana-mana syarikat), tempat entri terakhirnya, dan cincangan entri itu. “npm run verify:audit -- FAIL” membandingkan salinan yang disimpan dengan log.\n\n{lines}',
  },
});

export const keepAuditHeads = defineJob({
  name: 'identity.keep-audit-heads',
  cron: '45 2 * * *',
  retries: 3,
  async run(_data, { services }) {
    const heads = await auditHeads(services.pool);
    if (heads.length === 0) return;
    const day = todayIn(services.clock, DEFAULT_TIME_ZONE);
    await keepHeads(services.config.dataDir, day, heads);
    services.log.info('ends of the audit chains', { day, chains: heads.length, digest: digestOfHeads(heads) });
    // Without a mail server the mail would lie in the same folder.
    if (services.config.smtpUrl === null) return;
    await transact(services.pool, { companyId: null, userId: null, system: true }, async (tx) => {
      const { support, locale } = await domainOf(tx, null);
      const to = support['email'];
      if (typeof to !== 'string' || to === '') return;
      await queueMail({ ...tx, services }, { to, locale, ...MAIL, params: { day, lines: headLines(heads) }, dedupeKey: `audit-heads|${day}` });
    });
  },
});
