import type { Zoom } from './Field.tsx';
import { LAYERS, type Layer } from './Layers.tsx';
import { useBoardWords } from './words/index.ts';

const NAMES = {
  arcs: ['A', 'field.layer.arcs'],
  ranges: ['R', 'field.layer.ranges'],
  sight: ['L', 'field.layer.sight'],
  measure: ['D', 'field.layer.measure'],
  threat: ['G', 'field.layer.threat'],
} as const;

interface Props {
  layers: ReadonlySet<Layer>;
  toggle: (layer: Layer) => void;
  zoom: Zoom | null;
}

/** What is measured, and how near one looks. */
export function Strip({ layers, toggle, zoom }: Props) {
  const { t } = useBoardWords();
  return (
    <div className="strip" role="toolbar" aria-label={t('field.strip')}>
      {LAYERS.map((layer) => (
        <button
          key={layer}
          type="button"
          className="strip__layer"
          aria-pressed={layers.has(layer)}
          onClick={() => toggle(layer)}
        >
          <kbd>{NAMES[layer][0]}</kbd> <span>{t(NAMES[layer][1])}</span>
        </button>
      ))}
      <span className="strip__zoom">
        <button type="button" aria-label={t('field.zoom.out')} onClick={() => zoom?.by(1 / 1.3)}>
          −
        </button>
        <button type="button" className="strip__times" onClick={() => zoom?.fit()}>
          {t('field.zoom.times', { percent: Math.round((zoom?.times ?? 1) * 100) })}{' '}
          <span className="unseen">{t('field.zoom.fit')}</span>
        </button>
        <button type="button" aria-label={t('field.zoom.in')} onClick={() => zoom?.by(1.3)}>
          +
        </button>
      </span>
    </div>
  );
}
