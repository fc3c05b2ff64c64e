import { useNavigation } from 'react-router';
import * as m from '../paraglide/messages.js';

export function NavigationProgress() {
  const navigation = useNavigation();
  if (navigation.state === 'idle') return null;
  return <div className="navigation-progress" role="progressbar" aria-label={m.page_loading()} />;
}
