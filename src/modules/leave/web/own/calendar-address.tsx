import { Button, Modal, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { createFeed } from '../../contract/leave.endpoints.ts';
import { MY_LEAVE } from './my-leave.messages.ts';
import classes from './own.module.css';

/** The secret address of the own leave calendar. It is shown once, when it is made. */
export function CalendarAddress({ onClose }: { onClose: () => void }) {
  const t = useT(MY_LEAVE);
  const [url, setUrl] = useState<string | null>(null);
  const clipboard = useClipboard();
  const make = useWrite(createFeed, { quiet: true, onDone: ({ data }) => setUrl(data.url) });
  return (
    <Modal opened onClose={onClose} title={t('calendarTitle')} centered>
      <p>{t('calendarText')}</p>
      {url === null ? (
        <Button loading={make.busy} onClick={() => void make.run({})}>
          {t('makeAddress')}
        </Button>
      ) : (
        <div className={classes['address']}>
          <TextInput readOnly value={url} aria-label={t('calendar')} onFocus={(event) => event.currentTarget.select()} style={{ flex: 1 }} />
          <Button variant="default" onClick={() => clipboard.copy(url)}>
            {t(clipboard.copied ? 'copied' : 'copy')}
          </Button>
        </div>
      )}
    </Modal>
  );
}
