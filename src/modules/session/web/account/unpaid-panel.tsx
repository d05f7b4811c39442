import { Button } from '@mantine/core';
import { formatDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useDomain } from '#platform/web/domain.tsx';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { invoicePdf } from '#modules/company/contract/subscription.endpoints.ts';
import type { Invoice } from '#modules/company/contract/subscription.schema.ts';
import { ACCOUNT_MESSAGES } from './account.messages.ts';
import { Panel } from './panel.tsx';

/** Invoices that wait for payment, the earliest due first, and what to do about them. */
export function UnpaidPanel({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useT(ACCOUNT_MESSAGES);
  const { locale } = useLocale();
  const today = useToday();
  const email = useDomain().support?.email;
  const unpaid = invoices.filter(({ status }) => status === 'Unpaid').sort((a, b) => a.due_at.localeCompare(b.due_at));
  if (unpaid.length === 0) return null;
  return (
    <Panel title={t('toPay')} hint={email ? t('payHintAsk', { email }) : t('payHint')}>
      {unpaid.map(({ id, number, total, due_at }, at) => (
        <div key={id} className="apart">
          <span className="lines">
            <span className="strong tabular">{t('unpaidInvoice', { number, total: formatPrice(total) })}</span>
            <span className="quiet small">{t(due_at < today ? 'wasDue' : 'isDue', { date: formatDate(due_at) })}</span>
          </span>
          <Button
            variant={at === 0 ? 'filled' : 'default'}
            leftSection={<Icon name="pdf" size={16} />}
            aria-label={`${t('showInvoice')} ${number}`}
            onClick={() => void openFile(invoicePdf, { id, language: locale })}
          >
            {t('showInvoice')}
          </Button>
        </div>
      ))}
    </Panel>
  );
}
