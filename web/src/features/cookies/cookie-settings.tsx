import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { CookiePreferences } from '../../entities/user/cookies/cookie-preferences.ts';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/form/switch.tsx';

const purpose = 'flex items-start justify-between gap-5 border-t border-joint py-3';

interface CookieSettingsProps {
  saved: CookiePreferences;
  onSave: (preferences: CookiePreferences) => void;
  onEssentialOnly: () => void;
  onAcceptAll: () => void;
  onClose: () => void;
}

export function CookieSettings({
  saved,
  onSave,
  onEssentialOnly,
  onAcceptAll,
  onClose,
}: CookieSettingsProps) {
  const [analytics, setAnalytics] = useState(saved.analytics);
  const [marketing, setMarketing] = useState(saved.marketing);
  return (
    <Dialog title={m.cookies_settings_title()} isPersistent onClose={onClose}>
      <DialogBody>
        <p className="mb-3 text-ink-2">{m.cookies_settings_text()}</p>
        <div className={purpose}>
          <div>
            <p className="font-semibold">{m.cookies_essential()}</p>
            <p className="text-13 text-ink-2">{m.cookies_essential_text()}</p>
          </div>
          <p className="text-13 whitespace-nowrap text-ink-2">{m.cookies_always()}</p>
        </div>
        <Purpose
          name={m.cookies_analytics()}
          text={m.cookies_analytics_text()}
          isOn={analytics}
          onToggle={setAnalytics}
        />
        <Purpose
          name={m.cookies_marketing()}
          text={m.cookies_marketing_text()}
          isOn={marketing}
          onToggle={setMarketing}
        />
      </DialogBody>
      <DialogActions>
        <Button type="button" look="secondary" onClick={onEssentialOnly}>
          {m.cookies_essential_only()}
        </Button>
        <Button type="button" look="secondary" onClick={onAcceptAll}>
          {m.cookies_accept_all()}
        </Button>
        <Button type="button" onClick={() => onSave({ essential: true, analytics, marketing })}>
          {m.cookies_save()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface PurposeProps {
  name: string;
  text: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

function Purpose({ name, text, isOn, onToggle }: PurposeProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={clsx(purpose, 'cursor-pointer')}>
      <span>
        <span className="block font-semibold">{name}</span>
        <span className="block text-13 text-ink-2">{text}</span>
      </span>
      <Switch id={id} checked={isOn} onChange={(event) => onToggle(event.target.checked)} />
    </label>
  );
}
