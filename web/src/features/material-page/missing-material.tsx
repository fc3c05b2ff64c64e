import { pages } from '@parpaing/contract/pages';
import type { MaterialCard } from '@parpaing/contract/schemas';
import * as m from '../../paraglide/messages.js';
import { Container } from '../../ui/container.tsx';
import { IllustratedScreen } from '../../ui/screens/illustrated-screen.tsx';
import { SimilarMaterials } from './similar-materials.tsx';

interface MissingMaterialProps {
  isGone: boolean;
  others: MaterialCard[];
}

export function MissingMaterial({ isGone, others }: MissingMaterialProps) {
  return (
    <>
      <IllustratedScreen
        title={isGone ? m.material_gone_title() : m.material_unknown_title()}
        text={isGone ? m.material_gone_text() : m.material_unknown_text()}
        drawing="gap"
        action={{ to: pages.materials, label: m.material_action() }}
      />
      <Container className="-mt-12 pb-14 md:-mt-18 md:pb-20">
        <SimilarMaterials title={isGone ? m.material_similar() : m.arrivals_title()} materials={others} />
      </Container>
    </>
  );
}
