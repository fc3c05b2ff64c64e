import { pages } from '@parpaing/contract/pages';
import * as m from '../../paraglide/messages.js';
import { DrawnScreen } from './drawn-screen.tsx';

export function NotFoundScreen() {
  return (
    <DrawnScreen
      title={m.not_found_title()}
      text={m.not_found_text()}
      drawing="gap"
      action={{ to: pages.home, label: m.not_found_action() }}
    />
  );
}
