import { Button, FileButton } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { RadioField } from '#platform/web/forms/switch-fields.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { openPopup } from '#platform/web/feedback.ts';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { useViewer } from '#platform/web/viewer.tsx';
import { updateUser } from '#modules/identity/contract/user.endpoints.ts';
import { sessionControl } from '../session-control.ts';
import { ACCOUNT_MESSAGES } from './account.messages.ts';
import account from './account.module.css';
import styles from './profile-panel.module.css';
import { squarePicture } from '#platform/web/sent-picture.ts';
import { Panel } from './panel.tsx';

const fields = updateUser.input.pick({ name: true, phone: true, locale: true }).required({ name: true, locale: true });

/** Name, phone, language and photo. */
export function ProfilePanel() {
  const t = useT(ACCOUNT_MESSAGES);
  const user = useViewer();
  const { setLocale } = useLocale();
  const [photo, setPhoto] = useState<File | null | undefined>(undefined);
  const update = useWrite(updateUser, { onDone: () => sessionControl().reload() });
  const form = useZodForm(fields, {
    initial: { name: user.name, phone: phoneOf(user), locale: user.locale ?? 'en' },
    async onSubmit(values) {
      await update.run({ id: user.id, ...values, ...(photo !== undefined && { image: photo }) });
      setPhoto(undefined);
      setLocale(values.locale);
    },
  });
  const preview = useObjectUrl(photo ?? null);
  const shown = photo === undefined ? user.image : preview;

  return (
    <Panel title={t('profile')}>
      <form noValidate onSubmit={(event) => void form.submit(event)} className={`${account.content} stack`}>
        <div className={styles.photo}>
          <AvatarText name={user.name} src={shown} size={72} />
          <FileButton
            accept="image/jpeg,image/png,image/webp"
            onChange={(file) => {
              if (file) squarePicture(file).then(setPhoto, () => openPopup({ kind: 'error', message: t('badPhoto') }));
            }}
          >
            {(props) => (
              <Button variant="default" {...props}>
                {t('choosePhoto')}
              </Button>
            )}
          </FileButton>
          {shown && (
            <Button variant="subtle" color="gray" onClick={() => setPhoto(user.image ? null : undefined)}>
              {t('removePhoto')}
            </Button>
          )}
          <p>{t('photoHint')}</p>
        </div>
        <FormRow>
          <TextField form={form} name="name" label={ACCOUNT_MESSAGES.name} autoComplete="name" />
          <PhoneField form={form} name="phone" label={ACCOUNT_MESSAGES.phone} />
        </FormRow>
        <RadioField
          form={form}
          name="locale"
          label={ACCOUNT_MESSAGES.language}
          description={ACCOUNT_MESSAGES.languageHint}
          options={[
            { value: 'en', label: 'English' },
            { value: 'ms', label: 'Bahasa Malaysia' },
          ]}
        />
        <div className={account.end}>
          <Button type="submit" loading={form.busy} disabled={!form.dirty && photo === undefined}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** The platform's viewer does not name the phone; the session's user carries it. */
const phoneOf = (user: object): string => ('phone' in user && typeof user.phone === 'string' ? user.phone : '');

/** An address for a picture that is not uploaded yet; it is given back when it is no longer shown. */
function useObjectUrl(file: File | null): string | null {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  return url;
}
