/** The employee's published EA forms, below the payslips; nothing while there are none. */
import { Button } from '@mantine/core';
import { formatDate } from '#platform/contract/dates.ts';
import { download } from '#platform/web/call/download.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { listOwnEaForms, ownEaFormPdf } from '../contract/own-ea-form.endpoints.ts';
import classes from './own-ea-forms.module.css';
import { OWN_EA } from './ea-page.messages.ts';

export function OwnEaForms() {
  const t = useT(OWN_EA);
  const { data } = useEndpoint(listOwnEaForms, { per_page: 30 }, { quiet: true, minDelay: false });
  const forms = data?.data ?? [];
  if (forms.length === 0) return null;
  return (
    <section className={classes['own']} aria-labelledby="own-ea-forms">
      <h2 id="own-ea-forms" className="heading">
        {t('title')}
      </h2>
      <p className={`quiet small ${classes['hint']}`}>{t('note')}</p>
      <ul className="bare card">
        {forms.map(({ id, year, serial_no, employer, published_at }) => (
          <li key={id}>
            <span>
              {t('line', { year: String(year) })}
              <small>
                {employer} · {serial_no} · {t('published', { date: formatDate(published_at) })}
              </small>
            </span>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<Icon name="download" size={15} />}
              aria-label={`${t('download')}: ${t('line', { year: String(year) })}`}
              onClick={() => void download(ownEaFormPdf, { id })}
            >
              {t('download')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
