import { BlockCard } from '#platform/web/dashboard.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { useCompany } from '#platform/web/viewer.tsx';
import { DASHBOARD_MESSAGES as M } from './dashboard.messages.ts';

/** For whoever belongs to a company, and has neither a record nor a right in it: why there is so little, and who can give more. */
export function AccountCard() {
  const t = useT(M);
  const company = useCompany()?.name ?? '';
  return (
    <BlockCard title={M.account}>
      <div className="stack">
        <p className="flush">{t('accountIs', { company })}</p>
        <p className="quiet flush">{t('accountMore', { company })}</p>
      </div>
    </BlockCard>
  );
}
