"""A newcomer's training: a linear policy learns Tokaido from nothing against pilgrims, with NumPy alone."""

import numpy as np

from tabiji import research

env, rng = research.vector("tokaido", 256, against="pilgrim", reward="points"), np.random.default_rng(1)
seen, _ = env.reset(seed=1)
weights = np.zeros((seen["observation"].shape[1], seen["action_mask"].shape[1]), np.float32)
spread = np.zeros_like(weights)
for lesson in range(1, 151):
    rows, errors, leads, first = [], [], [], []
    for _ in range(48):  # play: what is likeliest to be chosen depends on the weights
        rows.append(seen["observation"] / np.float32(8))
        logits = np.where(seen["action_mask"], rows[-1] @ weights, -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        errors.append(chances / chances.sum(axis=1, keepdims=True))
        actions = (logits + rng.gumbel(size=logits.shape)).argmax(axis=1)
        errors[-1][np.arange(256), actions] -= 1
        seen, rewards, ended, _, infos = env.step(actions)
        leads.append(np.where(ended, rewards, np.nan))
        first += (infos["rewards"][ended].argmax(axis=1) == 0).tolist()
    for step in range(46, -1, -1):  # every decision led to how its game ended, if it has ended
        leads[step] = np.where(np.isnan(leads[step]), leads[step + 1], leads[step])
    good = np.nan_to_num((leads - np.nanmean(leads)) / np.nanstd(leads)).reshape(-1, 1)
    slope = np.concatenate(rows).T @ (np.concatenate(errors) * good).astype(np.float32) / len(good)
    spread = 0.95 * spread + 0.05 * slope**2
    weights -= 0.005 * slope / (np.sqrt(spread) + 1e-4)  # what led to more than the mean, do more often
    print(f"{lesson} {100 * np.mean(first):.1f}%", flush=True)
