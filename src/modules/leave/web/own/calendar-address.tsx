/** The secret address of the own leave calendar: made, copied, revoked. It is shown once, when it is made. */
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { CopyField } from '#platform/web/ui/action/copy-field.tsx';
import { ConfirmButton } from '#platform/web/ui/feedback/confirm.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useTopLayer } from '#platform/web/ui/drawer/use-top-layer.ts';
import { createFeed, revokeFeed, showFeed } from '../../contract/leave.endpoints.ts';
import { MY_LEAVE } from './my-leave.messages.ts';
import classes from './own.module.css';

export function CalendarAddress({ onClose }: { onClose: () => void }) {
  const top = useTopLayer();
  const t = useT(MY_LEAVE);
  const feed = useEndpoint(showFeed, {}, { quiet: true });
  const [url, setUrl] = useState<string | null>(null);
  const make = useWrite(createFeed, { quiet: true, invalidates: [showFeed], onDone: ({ data }) => setUrl(data.url) });
  const revoke = useWrite(revokeFeed, { invalidates: [showFeed], onDone: () => setUrl(null) });
  const madeAt = feed.data?.data.made_at ?? null;
  // A refusal is told below, without a popup over the address.
  const remake = () => make.run({}).catch(() => undefined);
  return (
    <Modal opened closeOnEscape={top} onClose={onClose} title={t('calendarTitle')} centered closeButtonProps={{ 'aria-label': t('close') }}>
      <p className={classes['told']}>{t('calendarText')}</p>
      <Loaded error={feed.error} refetch={feed.refetch} shape="detail" count={1}>
        {feed.data && (
          <>
            {url ? <Address url={url} /> : madeAt && <p>{t('madeOn', { date: formatDate(madeAt.slice(0, 10)) })}</p>}
            {make.error && (
              <p role="alert" className={classes['refusal']}>
                {make.error.message}
              </p>
            )}
            <div className={classes['buttons']}>
              {madeAt && (
                <ConfirmButton
                  variant="light"
                  danger
                  title={MY_LEAVE.revoke}
                  message={MY_LEAVE.revokeText}
                  onConfirm={() => revoke.run({}).catch(() => undefined)}
                >
                  {t('revoke')}
                </ConfirmButton>
              )}
              {!url &&
                (madeAt ? (
                  <ConfirmButton title={MY_LEAVE.remake} message={MY_LEAVE.remakeText} verb={MY_LEAVE.remake} onConfirm={remake}>
                    {t('remake')}
                  </ConfirmButton>
                ) : (
                  <Button loading={make.busy} onClick={() => void remake()}>
                    {t('makeAddress')}
                  </Button>
                ))}
            </div>
          </>
        )}
      </Loaded>
    </Modal>
  );
}

function Address({ url }: { url: string }) {
  const t = useT(MY_LEAVE);
  return (
    <>
      <CopyField label={MY_LEAVE.calendar} value={url} />
      <p className={classes['told']}>
        {t('shownOnce')} <a href={url.replace(/^https?:/, 'webcal:')}>{t('openApp')}</a>
      </p>
    </>
  );
}
