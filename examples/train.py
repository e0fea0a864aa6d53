"""Trains a linear policy for Tokaido against pilgrims, with NumPy alone."""

import numpy as np

from tabiji import research

env, rng = research.vector("tokaido", 256, against="pilgrim", reward="points"), np.random.default_rng(1)
seen, _ = env.reset(seed=1)
weights = np.zeros((seen["observation"].shape[1], seen["action_mask"].shape[1]), np.float32)
second_moment = np.zeros_like(weights)
for iteration in range(1, 151):
    rows, gradients, leads, first = [], [], [], []
    for _ in range(48):  # play, sampling from the policy
        rows.append(seen["observation"] / np.float32(8))
        logits = np.where(seen["action_mask"], rows[-1] @ weights, -np.inf)
        probabilities = np.exp(logits - logits.max(axis=1, keepdims=True))
        gradients.append(probabilities / probabilities.sum(axis=1, keepdims=True))
        actions = (logits + rng.gumbel(size=logits.shape)).argmax(axis=1)
        gradients[-1][np.arange(256), actions] -= 1
        seen, rewards, ended, _, infos = env.step(actions)
        leads.append(np.where(ended, rewards, np.nan))
        first += (infos["rewards"][ended].argmax(axis=1) == 0).tolist()
    for step in range(46, -1, -1):  # the return of a decision is the result of its game
        leads[step] = np.where(np.isnan(leads[step]), leads[step + 1], leads[step])
    advantages = np.nan_to_num((leads - np.nanmean(leads)) / np.nanstd(leads)).reshape(-1, 1)
    update = np.concatenate(rows).T @ (np.concatenate(gradients) * advantages).astype(np.float32) / len(advantages)
    second_moment = 0.95 * second_moment + 0.05 * update**2
    weights -= 0.005 * update / (np.sqrt(second_moment) + 1e-4)  # RMSProp
    print(f"{iteration} {100 * np.mean(first):.1f}%", flush=True)
