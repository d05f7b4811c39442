import { Button, Checkbox, Progress, Select } from '@mantine/core';
import { useState } from 'react';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { FormBar } from '#platform/web/forms/form-layout.tsx';
import { useDiscardGuard } from '#platform/web/forms/use-discard-guard.ts';
import { FileUpload } from '#platform/web/ui/file-upload.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { UI_MESSAGES } from '#platform/web/ui/ui.messages.ts';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { DOCUMENT_CATEGORIES } from '../../contract/document.schema.ts';
import { CATEGORY_NAMES, DOCUMENT_WORDS, type Category } from '../documents.messages.ts';
import { BULK_MESSAGES } from './bulk.messages.ts';
import classes from './bulk.module.css';
import { useBulkUpload, type BulkFile } from './use-bulk-upload.ts';

const MAX_FILES = 200;

/** Files named by employee code go to each employee's file, one after the other; what is refused says why and stays. */
export function BulkUpload({ onClose }: { onClose: () => void }) {
  const t = useT(BULK_MESSAGES);
  const w = useT(DOCUMENT_WORDS);
  const ui = useT(UI_MESSAGES);
  const say = useSay();
  const [category, setCategory] = useState<Category>('Letter');
  const [publish, setPublish] = useState(true);
  const bulk = useBulkUpload();
  const { files, state } = bulk;
  const waiting = files.filter(({ person, done }) => person && !done);
  const mayDiscard = useDiscardGuard(waiting.length > 0 && state === 'ready');
  const close = async () => {
    if (state === 'ready' && (await mayDiscard())) onClose();
  };
  const sent = files.filter(({ done }) => done).length;
  const refused = files.filter(({ fault }) => fault !== undefined).length;
  return (
    <SideDrawer onClose={() => void close()} title={BULK_MESSAGES.title} size={620} edges>
      <div className={classes['body']}>
        <Select
          label={w('category')}
          data={DOCUMENT_CATEGORIES.map((value) => ({ value, label: say(CATEGORY_NAMES[value]) }))}
          value={category}
          onChange={(next) => next && setCategory(next as Category)}
          allowDeselect={false}
          checkIconPosition="right"
        />
        <Checkbox label={t('publish')} checked={publish} onChange={(event) => setPublish(event.currentTarget.checked)} />
        <FileUpload
          label={BULK_MESSAGES.files}
          description={t('filesHint', { example: 'SM0012_offer-letter.pdf' })}
          maxFiles={MAX_FILES}
          value={[]}
          disabled={state === 'sending'}
          onChange={(added) => void bulk.add(added.filter((file) => file instanceof File))}
        />
        <output className={`${classes['note']} quiet small`}>
          {state === 'reading' && t('reading')}
          {state === 'broken' && t('failed')}
          {state === 'sending' && t('sending', { n: sent + refused + 1, all: sent + refused + waiting.length })}
          {state === 'ready' &&
            files.length > 0 &&
            (sent + refused > 0 ? t('left', { n: sent, failed: refused }) : t('matched', { n: waiting.length, all: files.length }))}
        </output>
        {state === 'sending' && <Progress value={(sent / files.length) * 100} size={6} aria-label={w('uploadMany')} />}
        {files.length > 0 && (
          <ul className={classes['files']}>
            {files.map((file) => (
              <FileLine key={file.key} file={file} onRemove={state === 'ready' && !file.done ? () => bulk.remove(file.key) : undefined} />
            ))}
          </ul>
        )}
      </div>
      <FormBar>
        <Button variant="default" disabled={state === 'sending'} onClick={() => void close()}>
          {sent > 0 && waiting.length === 0 ? t('close') : ui('cancel')}
        </Button>
        <Button loading={state === 'sending'} disabled={waiting.length === 0 || state !== 'ready'} onClick={() => void bulk.send(category, publish)}>
          {t('run', { n: waiting.length })}
        </Button>
      </FormBar>
    </SideDrawer>
  );
}

function FileLine({ file: { file, person, title, done, fault }, onRemove }: { file: BulkFile; onRemove?: (() => void) | undefined }) {
  const t = useT(BULK_MESSAGES);
  const problem = fault ?? (person ? undefined : t('noPerson'));
  return (
    <li className={classes['file']} data-state={done ? 'done' : problem ? 'bad' : undefined}>
      <Icon name={done ? 'success' : problem ? 'alert-circle' : 'file'} size={18} />
      <span className="lines">
        <span className="cut">{person ? person.name : file.name}</span>
        <span className={`${classes['detail']} quiet small cut`}>{problem ?? [title, file.name].filter(Boolean).join(' · ')}</span>
      </span>
      {done && <span className={`${classes['detail']} quiet small cut`}>{t('uploaded')}</span>}
      {onRemove && (
        <Button variant="subtle" color="gray" size="compact-xs" aria-label={t('remove', { name: file.name })} onClick={onRemove}>
          <Icon name="close" size={14} />
        </Button>
      )}
    </li>
  );
}
