import { Link } from 'wouter';
import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { DocumentExpiryBlock } from '../../contract/dashboard.schema.ts';
import { CENTER } from '../document-rights.ts';
import { DOCUMENT_CARD_MESSAGES as M } from './document-cards.messages.ts';
import classes from './document-cards.module.css';

/** How many documents reach their last day soon. */
export function ExpiringCard() {
  const t = useT(M);
  const n = useBlock<DocumentExpiryBlock>('documents-expiring')?.within_30 ?? 0;
  return (
    <BlockCard title={M.expiring} href={CENTER}>
      <p className={classes['figure']}>
        <strong>{n}</strong>
        <span>{t('within30', { n })}</span>
      </p>
      <Link href={`${CENTER}?expiring=30`} className={classes['more']}>
        {t('show')}
      </Link>
    </BlockCard>
  );
}
