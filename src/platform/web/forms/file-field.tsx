import { FileUpload, uploadValues, type Upload } from '../ui/file-upload.tsx';
import { useState } from 'react';
import { useBound, type FieldProps } from './bind-field.ts';
import type { UploadLimits } from './upload-checks.ts';

export interface FileFieldProps<V> extends FieldProps<V>, UploadLimits {
  /** Files that the record holds already. */
  readonly stored?: readonly Upload[] | undefined;
  /** The field takes one file, not a list. */
  readonly single?: boolean | undefined;
}

/** Files as a form field: the value is what the endpoint takes (File or uuid; a list unless `single`). */
export function FileField<V>(props: FileFieldProps<V>) {
  const { props: bound, set } = useBound(props);
  const [files, setFiles] = useState<readonly Upload[]>(props.stored ?? []);
  const { extensions, maxBytes, maxFiles, single } = props;
  return (
    <FileUpload
      id={bound.id}
      label={props.label}
      description={props.description}
      required={bound.withAsterisk}
      disabled={bound.disabled}
      error={typeof bound.error === 'string' ? bound.error : null}
      extensions={extensions}
      maxBytes={maxBytes}
      maxFiles={single ? 1 : maxFiles}
      value={files}
      onChange={(next) => {
        setFiles(next);
        const values = uploadValues(next);
        set(single ? (values[0] ?? null) : values);
      }}
    />
  );
}
