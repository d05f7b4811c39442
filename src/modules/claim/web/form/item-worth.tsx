/** What an item comes to, and what speaks against it: in words, before it is sent. */
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { formatPrice } from '#platform/contract/money.ts';
import type { AssessedClaim } from '../../contract/claim.schema.ts';
import { FORM } from './form.messages.ts';
import classes from './form.module.css';

type Assessed = AssessedClaim['items'][number];

export function ItemWorth({ assessed: { amount, parts, km_before, allowed_amount, over_limit, left, duplicates } }: { assessed: Assessed }) {
  const t = useT(FORM);
  if (amount === null) return null;
  return (
    <div role="status">
      <p className={`${classes['sum']} quiet small`}>
        {parts.length > 0 && <strong>{t('worth', { amount: formatPrice(amount) })}</strong>}
        {parts.map(({ km, rate }, at) => (
          <span key={at}>{t(at === 0 ? 'part' : 'further', { km, rate: formatPrice(rate) })}</span>
        ))}
        {km_before !== null && km_before > 0 && <span>{t('before', { km: km_before })}</span>}
        {left !== null && <span>{t('left', { amount: formatPrice(left) })}</span>}
      </p>
      {over_limit && <Warning>{t('over', { amount: formatPrice(allowed_amount ?? 0) })}</Warning>}
      {duplicates.length > 0 && <Warning>{t('twice')}</Warning>}
    </div>
  );
}

export function Warning({ children }: { children: string }) {
  return (
    <p className={classes['warning']}>
      <Icon name="alert" size={16} />
      {children}
    </p>
  );
}
