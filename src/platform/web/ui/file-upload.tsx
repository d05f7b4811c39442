import { ActionIcon, Input } from '@mantine/core';
import { useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { defineMessages } from '#platform/contract/messages.ts';
import { FILE_EXTENSIONS, MAX_FILE_BYTES, MAX_FILES_PER_FIELD } from '#platform/contract/uploads.ts';
import { extensionOf, formatBytes, sortUploads, type UploadLimits } from '../forms/upload-checks.ts';
import { useLabel, useLocale, useT, type Label } from '../locale/locale.tsx';
import { openPopup } from '../feedback.ts';
import { FileMark } from './file/file-mark.tsx';
import classes from './file-upload.module.css';
import { typeWords } from './file/type-words.ts';
import { Icon } from './icon/icons.tsx';

const MESSAGES = defineMessages({
  drop: { en: 'Drop files here or choose them', ms: 'Lepaskan fail di sini atau pilih' },
  dropOne: { en: 'Drop a file here or choose one', ms: 'Lepaskan fail di sini atau pilih' },
  choose: { en: 'Choose files', ms: 'Pilih fail' },
  chooseOne: { en: 'Choose a file', ms: 'Pilih fail' },
  limit: { en: '{types}, up to {size} each', ms: '{types}, sehingga {size} setiap satu' },
  remove: { en: 'Remove {name}', ms: 'Buang {name}' },
  photo: { en: 'Take a photo', ms: 'Ambil gambar' },
});

/** A file that is stored already. `file` is its uuid, which goes back to the server when it is kept. */
export interface StoredFile {
  readonly file: string;
  readonly name: string;
  readonly size: number;
  readonly url: string;
  readonly ext?: string;
}

export type Upload = File | StoredFile;

export interface FileUploadProps extends UploadLimits {
  /** Of the file input, so that a form finds it. */
  readonly id?: string | undefined;
  readonly label: Label;
  readonly value: readonly Upload[];
  readonly onChange: (files: readonly Upload[]) => void;
  readonly description?: Label | undefined;
  readonly error?: string | null | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Offers a camera first, where there is a finger: the one of what is in front, or (`user`) of the person. */
  readonly camera?: boolean | 'user' | undefined;
}

/** What an endpoint's file fields take: the File itself, or the uuid of a stored one. */
export const uploadValues = (files: readonly Upload[]): (File | string)[] => files.map((file) => (file instanceof File ? file : file.file));

/** Files by drop, by choice or by camera; each checked before it is sent, each removable. */
export function FileUpload({
  id: given,
  label,
  value,
  onChange,
  description,
  error,
  required = false,
  disabled = false,
  camera = false,
  ...limits
}: FileUploadProps) {
  const t = useT(MESSAGES);
  const labelOf = useLabel();
  const { locale } = useLocale();
  const own = useId();
  const id = given ?? own;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const extensions = limits.extensions ?? FILE_EXTENSIONS;
  const maxFiles = limits.maxFiles ?? MAX_FILES_PER_FIELD;
  const full = value.length >= maxFiles;

  const take = (files: readonly File[]) => {
    // A single place is replaced, not refused.
    const current = maxFiles === 1 ? 0 : value.length;
    const { accepted, refused } = sortUploads(files, current, locale, limits);
    setWrong(refused.join(' ') || null);
    if (refused.length > 0) openPopup({ kind: 'error', message: refused.join('\n') });
    if (accepted.length > 0) onChange(maxFiles === 1 ? accepted.slice(0, 1) : [...value, ...accepted]);
  };
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    take([...(event.currentTarget.files ?? [])]);
    event.currentTarget.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  };

  return (
    <Input.Wrapper id={id} label={labelOf(label)} description={description && labelOf(description)} error={wrong ?? error} withAsterisk={required}>
      {camera && !full && (
        <label className={classes['camera']}>
          <Icon name="camera" size={20} />
          {t('photo')}
          <input
            type="file"
            accept="image/*"
            capture={camera === 'user' ? 'user' : 'environment'}
            className={classes['input']}
            disabled={disabled}
            onChange={chosen}
          />
        </label>
      )}
      {(!full || maxFiles === 1) && (
        <div
          className={classes['drop']}
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            ref={input}
            id={id}
            type="file"
            className={classes['input']}
            multiple={maxFiles > 1}
            accept={extensions.map((extension) => `.${extension}`).join(',')}
            disabled={disabled}
            aria-invalid={(wrong ?? error) ? true : undefined}
            onChange={chosen}
          />
          <Icon name="upload" size={20} />
          {/* A finger drops nothing. */}
          <span className={classes['dropped']}>{t(maxFiles === 1 ? 'dropOne' : 'drop')}</span>
          <span className={classes['touched']}>{t(maxFiles === 1 ? 'chooseOne' : 'choose')}</span>
          <span className={classes['limit']}>{t('limit', { types: typeWords(extensions, locale), size: formatBytes(limits.maxBytes ?? MAX_FILE_BYTES) })}</span>
        </div>
      )}
      {value.length > 0 && (
        <ul className={classes['files']}>
          {value.map((file, index) => (
            <li key={`${file.name}-${index}`} className="entry">
              <FileMark ext={extensionOf(file.name)} url={file instanceof File ? null : file.url} />
              {file instanceof File ? (
                <span className={`${classes['name']} words cut`}>{file.name}</span>
              ) : (
                <a className={`${classes['name']} words cut tall`} href={file.url} target="_blank" rel="noopener noreferrer">
                  {file.name}
                </a>
              )}
              <span className="quiet tiny tabular">{formatBytes(file.size)}</span>
              {!disabled && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('remove', { name: file.name })}
                  onClick={() => onChange(value.filter((_, at) => at !== index))}
                >
                  <Icon name="close" size={16} />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
    </Input.Wrapper>
  );
}
