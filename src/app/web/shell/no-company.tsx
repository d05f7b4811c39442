import { useT } from '#platform/web/locale/locale.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { SHELL_MESSAGES } from './shell.messages.ts';

/** Home of a person who belongs to no company yet. */
export function NoCompany({ email }: { email: string }) {
  const t = useT(SHELL_MESSAGES);
  return (
    <>
      <h1 className="sr-only">{t('noCompany')}</h1>
      <EmptyState drawing="organisation" title={t('noCompany')} hint={t('noCompanyHint', { email })} />
    </>
  );
}
