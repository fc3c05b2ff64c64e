import type { Me } from '@parpaing/contract/schemas';
import { formatDate, formatMoment } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { FactList } from './fact-list.tsx';

export function PrivateFacts({ me }: { me: Me }) {
  const unknown = <span className="text-ink-3">{m.fact_unknown()}</span>;
  return (
    <FactList
      facts={[
        { label: m.field_full_name(), value: me.fullName },
        { label: m.field_email(), value: me.email },
        { label: m.field_phone(), value: me.phoneNumber ?? unknown },
        { label: m.field_address(), value: me.address ?? unknown },
        { label: m.field_city(), value: me.city ?? unknown },
        { label: m.field_country(), value: me.country ?? unknown },
        { label: m.fact_created(), value: formatDate(me.createdAt) },
        { label: m.fact_last_login(), value: me.lastLogin ? formatMoment(me.lastLogin) : unknown },
      ]}
    />
  );
}
